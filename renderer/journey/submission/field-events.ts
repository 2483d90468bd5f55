import { flushSync } from 'react-dom';
import {
  type Answers,
  answerNames,
  formEntries,
  type JsonValue,
  type Notice,
  type StepModel,
  type StepReply,
  sameAnswer,
} from '#engine';
import type { FormState } from '../../state/form-state.ts';
import type { StepAtoms } from '../../state/request-state.ts';
import type { StepOverview } from '../../state/step-overview.ts';
import { operatorParts } from '../operator-parts.ts';
import { pushEvents } from './data-layer.ts';
import { markSent } from './mark-sent.ts';
import { type NoReply, postSubmission } from './post-submission.ts';

type Updated = Extract<StepReply, { readonly outcome: 'updated' }>;

export interface FieldEventsInput {
  readonly action: string;
  readonly form: FormState;
  readonly overview: StepOverview | undefined;
  readonly atoms: StepAtoms;
  /** Returns the form element on the page. */
  readonly element: () => HTMLFormElement | null;
  /** Handles a reply that has no model of the step. */
  readonly conclude: (reply: Exclude<StepReply, Updated> | NoReply) => void;
}

/** Events that fields send to the server before the submission. */
export interface FieldEvents {
  /** A button of a field was pressed. Further presses are ignored until it was answered. */
  readonly press: (field: string) => void;
  /** The answer to a field is settled. It is sent unless the server already has it. */
  readonly change: (field: string) => void;
  /** Shows the step that a reply brings along; nothing for a reply without one, or with that of another form. */
  readonly accept: (reply: StepReply | NoReply) => Promise<void>;
  /** Sends all outstanding changes. False when the visitor was redirected or the server did not answer. */
  readonly flush: () => Promise<boolean>;
}

const { press, change } = formEntries;

interface FieldEvent {
  readonly entry: typeof press | typeof change;
  readonly field: string;
}

/** Sends the events of a form's fields one at a time, so that each uses the result of the one before. */
export function createFieldEvents(input: FieldEventsInput): FieldEvents {
  const { action, form, overview, atoms, element, conclude } = input;
  const { display, form: own } = form.model().definition;
  const fields = [...own.fields, ...(display.summary?.form.fields ?? [])];
  /** Answers that the server has, for the fields that send changes. */
  const known = new Map(
    fields.filter((field) => 'onChange' in field).map(({ name }) => [name, answerTo(name)]),
  );
  const waiting: FieldEvent[] = [];
  let current: FieldEvent | undefined;
  let running: Promise<void> | undefined;
  /** The last answer was a redirect: nothing more is sent. */
  let isOver = false;
  let hasFailed = false;

  function answerTo(name: string): JsonValue | undefined {
    return form.answerTo(name) ?? overview?.answers()[name];
  }

  function ask(event: FieldEvent): void {
    const known = event.entry === press && current ? [...waiting, current] : waiting;
    if (isOver || known.some(({ entry, field }) => entry === event.entry && field === event.field)) return;
    waiting.push(event);
    running ??= run();
  }

  function askForChanges(): void {
    for (const field of known.keys()) ask({ entry: change, field });
  }

  async function run(): Promise<void> {
    for (current = waiting.shift(); current; current = waiting.shift()) await send(current);
    running = undefined;
  }

  async function send({ entry, field }: FieldEvent): Promise<void> {
    const answer = answerTo(field);
    if (entry === change && sameAnswer(answer, known.get(field))) return;
    const page = element();
    if (!page) return;
    const entries = new FormData(page);
    form.take([...entries].map(([name, value]) => [name, String(value)]));
    entries.set(entry, field);
    const sent = answersNow();
    atoms.underWay.set(field);
    const reply = await postSubmission(action, entries);
    atoms.underWay.set(undefined);
    const model = modelIn(reply);
    if (model && known.has(field)) known.set(field, sent[field]);
    await accept(reply, sent);
    if (model && reply.outcome === 'updated') return pushEvents(reply.events);
    waiting.length = 0;
    hasFailed = !['accepted', 'redirected', 'updated'].includes(reply.outcome);
    isOver = !hasFailed;
    // Another run or another form: reload the page.
    const elsewhere = { outcome: 'redirected', location: window.location.pathname } as const;
    conclude(reply.outcome === 'updated' ? { ...elsewhere, events: reply.events } : reply);
  }

  /** The step that a reply brings along, if it is that of the form on the page. */
  function modelIn(reply: StepReply | NoReply): StepModel | undefined {
    return 'model' in reply && reply.model && isSameForm(reply.model, form) ? reply.model : undefined;
  }

  async function accept(reply: StepReply | NoReply, sent: Answers): Promise<void> {
    const model = modelIn(reply);
    const page = element();
    if (!model || !page) return;
    // A new chip may bring rules with other operators.
    await Promise.all(operatorParts(model.definition).map((part) => part.fetch()));
    markSent(page);
    renewToken(page, reply);
    update(model, sent, reply.outcome === 'updated' ? reply.notices : []);
  }

  function answersNow(): Answers {
    const names = fields.flatMap((field) => answerNames(field));
    return Object.fromEntries(names.map((name) => [name, answerTo(name)]));
  }

  /** Shows the step from the server. The focus stays where it is, even if its control is replaced. */
  function update(model: StepModel, sent: Answers, notices: readonly Notice[]): void {
    const focused = document.activeElement?.id;
    flushSync(() => {
      for (const [name, answer] of form.accept(model, sent)) {
        if (known.has(name)) known.set(name, answer);
      }
      overview?.accept(sent);
      if (notices.length > 0) atoms.summary.set({ problems: [] });
      atoms.request.set(notices.length > 0 ? { state: 'error', notices } : { state: 'idle' });
    });
    const isLost = focused && notices.length === 0 && document.activeElement?.id !== focused;
    if (isLost) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  return {
    press(field) {
      // Outstanding changes are sent before the press of a button.
      askForChanges();
      ask({ entry: press, field });
    },
    change: (field) => {
      if (known.has(field)) ask({ entry: change, field });
    },
    accept: (reply) => accept(reply, answersNow()),
    async flush() {
      hasFailed = false;
      askForChanges();
      while (running) await running;
      return !hasFailed && !isOver;
    },
  };
}

/** Whether the answer belongs to the form on the page. */
function isSameForm(model: StepModel, form: FormState): boolean {
  const now = form.model();
  const isSameStep = model.step === now.step && model.run === now.run;
  return isSameStep && JSON.stringify(model.definition.form) === JSON.stringify(now.definition.form);
}

/** Gives the form the token of what its page shows from now on. */
function renewToken(page: HTMLFormElement, reply: StepReply | NoReply): void {
  const run = page.elements.namedItem(formEntries.run);
  if (run instanceof HTMLInputElement && 'formToken' in reply && reply.formToken) run.value = reply.formToken;
}
