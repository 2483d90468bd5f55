import { type FormWords, type Notice, type StepModel, type StepReply, unreachable } from '#engine';
import { loadConstraints } from '../../state/constraints.ts';
import type { FormState } from '../../state/form-state.ts';
import type { RequestState, StepAtoms } from '../../state/request-state.ts';
import type { StepOverview } from '../../state/step-overview.ts';
import { pushEvents } from './data-layer.ts';
import type { FieldEvents, FieldEventsInput } from './field-events.ts';
import { fieldEventsPart, hasFieldEvents } from './field-events-part.ts';
import { markSent } from './mark-sent.ts';
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
  /** Loads the checks of the answers when the visitor first uses the form. */
  readonly prepare: () => void;
  /** Sends the form, unless that is already in progress. */
  readonly submit: (element: HTMLFormElement) => Promise<void>;
  /** Events of fields; undefined where no field sends any. */
  readonly events: FieldEvents | undefined;
}

/**
 * Checks and sends submissions of one form and handles their replies; also creates the events of its fields.
 */
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
  let constraints: Promise<void> | undefined;
  const events = hasFieldEvents(model)
    ? fieldEventsPart.here()?.({ action, form, overview, atoms, element: formElement, conclude })
    : undefined;

  const prepare = (): Promise<void> => {
    constraints ??= loadConstraints(validatorsSrc).then((loaded) => loaded && form.acceptConstraints(loaded));
    return constraints;
  };

  function become(state: RequestState): void {
    atoms.request.set(state);
  }

  async function submit(element: HTMLFormElement): Promise<void> {
    const { state } = atoms.request.get();
    if (atoms.settling.get() || state === 'submitting' || state === 'success') return;
    // Outstanding events of fields go first.
    if (events) {
      atoms.settling.set(true);
      const isSent = await events.flush();
      atoms.settling.set(false);
      if (!isSent) return;
    }
    await send(element);
  }

  async function send(element: HTMLFormElement): Promise<void> {
    // Read before the fieldset is disabled: a form does not send disabled fields.
    const entries = new FormData(element);
    become({ state: 'submitting' });
    await Promise.all([prepare(), nextTask()]);
    const problems = form.check([...entries].map(([name, value]) => [name, String(value)]));
    atoms.summary.set({ problems });
    const [first] = problems;
    if (first && onlyTracks(model)) {
      become({ state: 'idle' });
      if (model.definition.onInvalid.length === 0) return;
      // Needed only after a mistake, so it is loaded then.
      const module = await import('./invalid-events.ts').catch(() => undefined);
      if (module) pushEvents(module.invalidEvents(form.model(), form, first));
      return;
    }
    const reply = await postSubmission(action, entries);
    await events?.accept(reply);
    conclude(reply);
  }

  function conclude(reply: StepReply | NoReply): void {
    if (reply.outcome === 'unanswered' || reply.outcome === 'updated') {
      fail([]);
      return;
    }
    markSent(formElement());
    // Before the redirect, or the events are lost.
    pushEvents(reply.events);
    switch (reply.outcome) {
      case 'accepted':
      case 'redirected':
      case 'revealed':
        become({ state: 'success' });
        navigate(reply.location);
        break;
      case 'invalid':
        atoms.attempt.set(atoms.attempt.get() + 1);
        form.showProblems(reply.problems);
        atoms.summary.set({ problems: reply.problems });
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
    atoms.attempt.set(atoms.attempt.get() + 1);
    // The earlier problems do not apply to this submission.
    atoms.summary.set({ problems: [] });
    become({ state: 'error', notices: notices.length > 0 ? notices : [connection] });
  }

  return { prepare, submit, events };
}

/** Lets the browser show that the form is being sent before the work that follows. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Whether the step's `onInvalid` actions can run in the browser. Only tracking can; anything else needs the
 * server, to which the submission is then sent in spite of its errors.
 */
function onlyTracks(model: StepModel): boolean {
  return model.definition.onInvalid.every((action) => 'track' in action);
}
