import { type Notice, type StepModel, type StepReply, unreachable } from '#engine';
import type { FormWords } from '../../host/field-host.ts';
import { loadConstraints } from '../../state/constraints.ts';
import type { FormState } from '../../state/form-state.ts';
import type { RequestState, StepAtoms } from '../../state/request-state.ts';
import type { StepOverview } from '../../state/step-overview.ts';
import { fieldEventsPart, telling } from '../late-parts.ts';
import { pushEvents } from './data-layer.ts';
import type { FieldEvents, FieldEventsInput } from './field-events.ts';
import { type NoReply, postSubmission } from './post-submission.ts';

export interface SubmissionInput {
  readonly model: StepModel;
  readonly action: string;
  readonly validatorsSrc: string;
  readonly words: FormWords;
  readonly navigate: (href: string) => void;
  readonly form: FormState;
  readonly overview: StepOverview | undefined;
  readonly atoms: StepAtoms;
  readonly element: FieldEventsInput['element'];
}

export interface Submission {
  /** The visitor has turned to the form: what checks its answers is fetched, once. */
  readonly prepare: () => void;
  /** Sends the form, unless it is on its way already. */
  readonly submit: (element: HTMLFormElement) => Promise<void>;
  /** What its fields ask of the server before; undefined where none does. */
  readonly events: FieldEvents | undefined;
}

/** Checks, sends and concludes submissions of one form, and what its fields ask of the server before. */
export function createSubmission({
  model,
  action,
  validatorsSrc,
  words,
  navigate,
  form,
  overview,
  atoms,
  element: formElement,
}: SubmissionInput): Submission {
  const { store } = form;
  let constraints: Promise<void> | undefined;
  const events = telling(model)
    ? fieldEventsPart.here()?.({ action, form, overview, atoms, element: formElement, conclude })
    : undefined;

  const prepare = (): Promise<void> => {
    constraints ??= loadConstraints(validatorsSrc).then((loaded) => loaded && form.acceptConstraints(loaded));
    return constraints;
  };

  function become(state: RequestState): void {
    store.set(atoms.request, state);
  }

  async function submit(element: HTMLFormElement): Promise<void> {
    const { state } = store.get(atoms.request);
    if (store.get(atoms.settling) || state === 'submitting' || state === 'success') return;
    // What follows from an answer comes before what follows from all of them.
    if (events) {
      store.set(atoms.settling, true);
      const isSettled = await events.settle();
      store.set(atoms.settling, false);
      if (!isSettled) return;
    }
    await send(element);
  }

  async function send(element: HTMLFormElement): Promise<void> {
    // Before the fields are taken out of use: a form does not send those.
    const entries = new FormData(element);
    become({ state: 'submitting' });
    await prepare();
    const problems = form.check([...entries].map(([name, value]) => [name, String(value)]));
    store.set(atoms.summary, { problems });
    const [first] = problems;
    if (first && onlyTells(model)) {
      become({ state: 'idle' });
      if (model.definition.onInvalid.length === 0) return;
      // Needed after a mistake only, so it is no part of what every visitor loads.
      const module = await import('./invalid-events.ts').catch(() => undefined);
      if (module) pushEvents(module.invalidEvents(form.model(), form, first));
      return;
    }
    conclude(await postSubmission(action, entries));
  }

  function conclude(reply: StepReply | NoReply): void {
    if (reply.outcome === 'unanswered' || reply.outcome === 'updated') {
      fail([]);
      return;
    }
    // Before the page is left, or the events are lost.
    pushEvents(reply.events);
    switch (reply.outcome) {
      case 'accepted':
      case 'redirected':
      case 'revealed':
        become({ state: 'success' });
        navigate(reply.location);
        break;
      case 'invalid':
        store.set(atoms.attempt, (attempt) => attempt + 1);
        form.showProblems(reply.problems);
        store.set(atoms.summary, { problems: reply.problems });
        become({ state: 'idle' });
        break;
      case 'failed':
        fail(reply.notices);
        break;
      default:
        unreachable(reply);
    }
  }

  function fail(notices: readonly Notice[]): void {
    const connection: Notice = {
      tone: 'error',
      message: words.connectionMessage,
    };
    store.set(atoms.attempt, (attempt) => attempt + 1);
    // What was wrong before says nothing about this.
    store.set(atoms.summary, { problems: [] });
    become({ state: 'error', notices: notices.length > 0 ? notices : [connection] });
  }

  return { prepare, submit, events };
}

/**
 * Whether what a step does on validation errors can be done here. Anything but telling of it is for the server:
 * the submission is then sent although it has errors.
 */
function onlyTells(model: StepModel): boolean {
  return model.definition.onInvalid.every((action) => 'track' in action);
}
