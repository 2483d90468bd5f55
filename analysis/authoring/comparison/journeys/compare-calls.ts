import { actionsOfField, actionsOfStep, withInner } from '#engine';
import type { Action, Journey, Step } from '#schemas';
import type { Change, Notice } from '../change.ts';
import { otherChanges } from '../changed-settings.ts';
import { changeOfCondition } from '../conditions/change-of-condition.ts';
import { compareMembers } from '../members.ts';
import { pairBy } from '../pair-by.ts';
import { nameOfDocument, nameOfStep, type Setting, type Settings } from '../side.ts';
import { eventNames } from './compare-step.ts';

type CallOrSend = Extract<Action, { readonly call: string } | { readonly send: string }>;

/** A call in a step, with its operation and its number among the calls of that operation in the step. */
interface PlacedCall {
  readonly key: string;
  readonly step: Step;
  readonly operation: string;
  readonly action: CallOrSend;
}

/** Properties of a call with sentences of their own, those of its failure among the actions of the step. */
const handled: ReadonlySet<string> = new Set(['call', 'send', 'with', 'when', 'onFailure', 'onUnknown']);

/** Changes of the calls that the steps of a journey make, and of what each is given. */
export function* compareCalls(
  old: Journey,
  now: Journey,
  settings: Settings,
  notice: Notice,
): Iterable<Change> {
  const { before, after } = settings;
  const { added, removed, both } = pairBy(callsOf(old, before), callsOf(now, after), ({ key }) => key);
  for (const { step, operation } of added)
    yield notice(
      'call-added',
      `The step ${nameOfStep(step, after.side)} calls ${nameOfDocument(operation, after.side)} now.`,
    );
  for (const { step, operation } of removed)
    yield notice(
      'call-removed',
      `The step ${nameOfStep(step, before.side)} no longer calls ${nameOfDocument(operation, before.side)}.`,
    );
  for (const [was, is] of both) {
    const place = `${nameOfDocument(is.operation, after.side)} at the step ${nameOfStep(is.step, after.side)}`;
    yield* compareMembers(was.action.with, is.action.with, {
      kind: 'input',
      receiver: place,
      labels: { before: before.labels, after: after.labels },
      notice,
    });
    const details = changeOfCondition(was.action.when, is.action.when, settings);
    if (details) yield notice('call-condition', `${place} is called under another condition.`, details);
    yield* otherChanges(notice, 'call-other', place, [was.action, is.action], handled);
  }
}

/** The calls of a journey's steps, also those of their fields. */
export function callsOf(journey: Journey, { side }: Setting): readonly PlacedCall[] {
  return journey.steps.flatMap((step) => {
    const form = side.release.documents.get(step.form);
    const fields = form?.kind === 'form' ? form.fields : [];
    const actions = [...actionsOfStep(step, eventNames), ...fields.flatMap((field) => actionsOfField(field))];
    const calls = actions.flatMap((action) => withInner(action, journey.sequences)).filter(isCall);
    const count = new Map<string, number>();
    return calls.map((action) => {
      const operation = 'call' in action ? action.call : action.send;
      const number = (count.get(operation) ?? 0) + 1;
      count.set(operation, number);
      return { key: `${step.id} ${operation} ${number}`, step, operation, action };
    });
  });
}

function isCall(action: Action): action is CallOrSend {
  return 'call' in action || 'send' in action;
}
