import {
  actionsOfField,
  type CompiledRelease,
  fieldEvents,
  innerActions,
  lookUpsOf,
  mostRepeatedCalls,
  withInner,
} from '#engine';
import type { Action, Form, Journey, Operation, Step } from '#schemas';
import type { ConnectedServices } from '../../operations/services/connected-services.ts';

/** Time of a press besides its calls: the human check, the database, waiting for another press. */
const besidesCallsMs = 15_000;
/** Longest pause before a retry. */
const longestPauseMs = 2000;
const usualTimeoutMs = 10_000;

type Services = Pick<ConnectedServices, 'get'>;

/**
 * Longest duration of a press of the release, in milliseconds, if every call uses its whole time and every
 * retry. A look-up by a browser takes no longer.
 */
export function longestPressMs(release: CompiledRelease, services: Services): number {
  const budgets = new Map<string, number>();
  for (const document of release.documents.values()) {
    if (document.kind === 'operation') budgets.set(document.id, operationMs(release, document, services));
  }
  const events: number[] = [];
  for (const document of release.documents.values()) {
    if (document.kind !== 'journey') continue;
    for (const step of document.steps) {
      for (const actions of eventsOf(step, formOf(release, step), document, release)) {
        events.push(actionsMs(actions, document.sequences, budgets));
      }
    }
  }
  return Math.max(0, ...budgets.values(), ...events) + besidesCallsMs;
}

/**
 * Actions that can run on one event of a step; an event of a field may submit the step too. A submission makes the
 * look-ups that are still open.
 */
function* eventsOf(
  step: Step,
  form: Form | undefined,
  journey: Journey,
  release: CompiledRelease,
): Iterable<readonly Action[]> {
  const operation = (id: string) => findOperation(release, id);
  const lookUps = lookUpsOf(journey, form?.fields ?? [], operation).flatMap(({ actions }) => actions);
  const submit = [...lookUps, ...(step.onSubmit ?? []), ...(step.onInvalid ?? [])];
  yield submit;
  yield step.onEnter ?? [];
  yield step.onReturn ?? [];
  for (const field of form?.fields ?? []) {
    for (const event of fieldEvents) yield [...actionsOfField(field, event), ...submit];
  }
}

function formOf({ documents }: CompiledRelease, { form }: Step): Form | undefined {
  const document = documents.get(form);
  return document?.kind === 'form' ? document : undefined;
}

function actionsMs(
  actions: readonly Action[],
  sequences: Journey['sequences'],
  budgets: ReadonlyMap<string, number>,
): number {
  let total = 0;
  let longest = 0;
  let repeats = 0;
  for (const action of actions.flatMap((each) => withInner(each, sequences))) {
    if ('attempt' in action) repeats += action.retries;
    if (!('call' in action)) continue;
    const budget = budgets.get(action.call) ?? usualTimeoutMs;
    total += budget;
    longest = Math.max(longest, budget);
    if (action.each === undefined) continue;
    // One call is counted above, and so are the actions after its failure.
    const once = budget + actionsMs(innerActions(action), sequences, budgets);
    total += (mostRepeatedCalls - 1) * once;
  }
  return total + repeats * (longest + longestPauseMs);
}

/** Longest duration of one run of an operation: its own call or those it gathers in parallel, each with its retries, then its fallback. */
function operationMs(release: CompiledRelease, operation: Operation, services: Services): number {
  let total = 0;
  const seen = new Set<string>();
  for (let next: Operation | undefined = operation; next && !seen.has(next.id); ) {
    seen.add(next.id);
    const gathered = (next.gather ?? []).map(({ operation: id }) => findOperation(release, id));
    total += Math.max(...[next, ...gathered].map((each) => (each ? callMs(each, services) : 0)));
    next = findOperation(release, next.fallback);
  }
  return total;
}

function callMs({ service = '', timeoutMs, retry = 0 }: Operation, services: Services): number {
  const limitMs = timeoutMs ?? services.get(service)?.service.timeoutMs ?? usualTimeoutMs;
  return (retry + 1) * limitMs + retry * longestPauseMs;
}

function findOperation({ documents }: CompiledRelease, id = ''): Operation | undefined {
  const document = documents.get(id);
  return document?.kind === 'operation' ? document : undefined;
}
