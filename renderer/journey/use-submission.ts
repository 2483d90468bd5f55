import { useState } from 'react';
import { type Notice, type StepModel, unreachable } from '#engine';
import type { FormWords } from '../host/field-host.ts';
import { loadConstraints } from '../state/constraints.ts';
import type { FormState } from '../state/form-state.ts';
import type { RequestState, StepAtoms } from '../state/request-state.ts';
import { pushEvents } from './data-layer.ts';
import { type NoAnswer, postSubmission, type SubmissionAnswer } from './submission-answer.ts';

export interface SubmissionInput {
  readonly model: StepModel;
  readonly action: string;
  readonly validatorsSrc: string;
  readonly words: FormWords;
  readonly navigate: (href: string) => void;
  readonly form: FormState;
  readonly atoms: StepAtoms;
}

export interface Submission {
  /** The visitor has turned to the form: what checks its answers is fetched, once. */
  readonly prepare: () => void;
  /** Sends the form, unless it is on its way already. */
  readonly submit: (element: HTMLFormElement) => Promise<void>;
}

/** Checks, sends and concludes submissions of one form. */
export function useSubmission(input: SubmissionInput): Submission {
  return useState(() => createSubmission(input))[0];
}

function createSubmission({
  model,
  action,
  validatorsSrc,
  words,
  navigate,
  form,
  atoms,
}: SubmissionInput): Submission {
  const { store } = form;
  let constraints: Promise<void> | undefined;

  /** Needed after a mistake only, so it is no part of what every visitor loads. */
  const fetchEvents = once(() => import('./invalid-events.ts'));

  const prepare = (): Promise<void> => {
    if (model.onInvalid.length > 0) void fetchEvents();
    constraints ??= loadConstraints(validatorsSrc).then((loaded) => loaded && form.acceptConstraints(loaded));
    return constraints;
  };

  function become(state: RequestState): void {
    store.set(atoms.request, state);
  }

  async function submit(element: HTMLFormElement): Promise<void> {
    const { state } = store.get(atoms.request);
    if (state === 'submitting' || state === 'success') return;
    // Before the fields are taken out of use: a form does not send those.
    const entries = new FormData(element);
    become({ state: 'submitting' });
    await prepare();
    const problems = form.check([...entries].map(([name, value]) => [name, String(value)]));
    store.set(atoms.summary, { problems });
    const [first] = problems;
    if (first && onlyTells(model)) {
      become({ state: 'idle' });
      if (model.onInvalid.length === 0) return;
      const module = await fetchEvents();
      if (module) pushEvents(module.invalidEvents(model, form, first));
      return;
    }
    conclude(await postSubmission(action, entries));
  }

  function conclude(answer: SubmissionAnswer | NoAnswer): void {
    if (answer.outcome === 'unanswered') {
      fail([]);
      return;
    }
    // Before the page is left, or the events are lost.
    pushEvents(answer.events);
    switch (answer.outcome) {
      case 'accepted':
      case 'redirected':
        become({ state: 'success' });
        navigate(answer.location);
        break;
      case 'invalid':
        store.set(atoms.attempt, (attempt) => attempt + 1);
        form.showProblems(answer.problems);
        store.set(atoms.summary, { problems: answer.problems });
        become({ state: 'idle' });
        break;
      case 'failed':
        fail(answer.notices);
        break;
      default:
        unreachable(answer);
    }
  }

  function fail(notices: readonly Notice[]): void {
    const connection: Notice = {
      tone: 'error',
      message: words.connectionMessage,
      closeLabel: words.closeLabel,
    };
    store.set(atoms.attempt, (attempt) => attempt + 1);
    become({ state: 'error', notices: notices.length > 0 ? notices : [connection] });
  }

  return { prepare, submit };
}

/**
 * Whether what a step does on validation errors can be done here. Anything but telling of it is for the server:
 * the submission is then sent although it has errors.
 */
function onlyTells(model: StepModel): boolean {
  return model.onInvalid.every(({ action }) => action === 'track');
}

/** Loads a module once; undefined when it does not come. */
function once<Module>(load: () => Promise<Module>): () => Promise<Module | undefined> {
  let loading: Promise<Module | undefined> | undefined;
  return () => {
    loading ??= load().catch(() => undefined);
    return loading;
  };
}
