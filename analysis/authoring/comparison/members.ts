import { isPlainObject, isRuleIn } from '#engine/parts';
import { describePart, type RuleLabels } from '../../rules/english/describe.ts';
import { beforeAndNow, distinctLabels } from './before-and-now.ts';
import { type Change, type Notice, quote } from './change.ts';
import { isSameJson } from './same-json.ts';
import type { Both } from './side.ts';

/** A template whose members are compared. */
export interface ComparedTemplate {
  /** Name of the part in codes and sentences, such as `body`. */
  readonly kind: string;
  /** The operation, as sentences name it. */
  readonly place: string;
  readonly labels: Both<RuleLabels>;
  readonly notice: Notice;
  /** Questions whose answers a value has, and did not have before, in words; undefined for none. */
  readonly sayNew?: (was: unknown, is: unknown) => string | undefined;
}

/** Changes of the members of a template, such as the body of a request. */
export function* compareMembers(
  before: unknown,
  after: unknown,
  { kind, place, labels, notice, sayNew }: ComparedTemplate,
): Iterable<Change> {
  const old = new Map(membersOf(before));
  const now = new Map(membersOf(after));
  const nameOf = (path: string) => (path === '' ? `the ${kind}` : `the ${kind} member ${quote(path)}`);
  for (const [path, value] of now) {
    const was = old.get(path);
    const fresh = isSameJson(was, value) ? undefined : sayNew?.(was, value);
    const received = fresh && `${place} receives ${fresh} in ${nameOf(path)}.`;
    if (!old.has(path)) {
      const details = [`Now: ${describePart(value, labels.after)}`];
      yield notice(`${kind}-added`, received ?? `${place} receives ${nameOf(path)} too.`, details);
    } else if (!isSameJson(was, value)) {
      const sentencesWith = ({ before, after }: Both<RuleLabels>) =>
        [describePart(was, before), describePart(value, after)] as const;
      const [said, says] = sentencesWith(distinctLabels(labels, sentencesWith));
      const details = beforeAndNow([said], [says]);
      const text = received ?? `${place} receives another value for ${nameOf(path)}.`;
      yield notice(`${kind}-changed`, text, details);
    }
  }
  for (const path of old.keys())
    if (!now.has(path)) yield notice(`${kind}-removed`, `${place} no longer receives ${nameOf(path)}.`);
}

/** The leaves of a template by their paths: rules and plain values. Elements of a list have its path and their number. */
function* membersOf(template: unknown, path = ''): Iterable<readonly [path: string, value: unknown]> {
  if (template === undefined) return;
  if (hasMembers(template)) {
    for (const [name, value] of Object.entries(template))
      yield* membersOf(value, path === '' ? name : `${path}.${name}`);
  } else yield [path, template];
}

function hasMembers(template: unknown): template is object {
  if (Array.isArray(template)) return template.some(hasMembers);
  return isPlainObject(template) && !isRuleIn(template) && Object.keys(template).length > 0;
}
