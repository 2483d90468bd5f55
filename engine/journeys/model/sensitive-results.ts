import type { Field, Journey, Operation } from '#schemas';
import type { JsonValue } from '../../base/values/answers.ts';
import { actionsOfField, actionsOfStep } from './event-actions.ts';
import { withInner } from './sequences/inner-actions.ts';
import type { JourneyState } from './state.ts';

/** Shown in place of a sensitive answer. */
export const mask = '••••';

/** Masks a text. An email address keeps its first letter and host, so that its owner recognizes it. */
export function maskText(text: string): string {
  const [, first, host] = /^([^@\s])[^@\s]*(@[^@\s]+)$/.exec(text) ?? [];
  return host === undefined ? mask : `${first}${mask}${host}`;
}

/** Sensitive properties of results, by name of the result. They never leave the server. */
export type SensitiveResults = ReadonlyMap<string, ReadonlySet<string>>;

/** Sensitive results of the calls of a journey and its fields, as their operations declare. */
export function sensitiveResults(
  { steps, summary, sequences }: Journey,
  fields: readonly Field[],
  operation: (id: string) => Operation,
): SensitiveResults {
  const found = new Map<string, Set<string>>();
  const ofSteps = steps.flatMap((step) => actionsOfStep(step));
  const ofFields = [...fields, ...(summary?.fields ?? [])].flatMap((field) => actionsOfField(field));
  for (const action of [...ofSteps, ...ofFields].flatMap((each) => withInner(each, sequences))) {
    if (!('call' in action) || action.as === undefined) continue;
    const names = found.get(action.as) ?? new Set();
    for (const { sensitive = [] } of withFallbacks(action.call, operation)) {
      for (const name of sensitive) names.add(name);
    }
    if (names.size > 0) found.set(action.as, names);
  }
  return found;
}

/** Results with sensitive values masked, for a browser. Unanswered values stay unanswered. */
export function maskResults(
  results: JourneyState['results'],
  sensitive: SensitiveResults,
): JourneyState['results'] {
  return Object.fromEntries(
    Object.entries(results).map(([name, result]) => {
      const names = sensitive.get(name);
      return [name, names === undefined ? result : masked(result, names)];
    }),
  );
}

function masked(result: JsonValue | undefined, names: ReadonlySet<string>): JsonValue | undefined {
  if (Array.isArray(result)) return result.map((part: JsonValue) => masked(part, names) ?? null);
  if (typeof result !== 'object' || result === null) return result;
  return Object.fromEntries(
    Object.entries(result).map(([name, value]) => [name, names.has(name) && value !== null ? mask : value]),
  );
}

/** An operation and its fallbacks. The check of a release excludes cycles. */
function withFallbacks(id: string, operation: (id: string) => Operation): readonly Operation[] {
  const own = operation(id);
  return own.fallback === undefined ? [own] : [own, ...withFallbacks(own.fallback, operation)];
}
