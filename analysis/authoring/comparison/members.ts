import { isPlainObject, isRuleIn } from '#engine/parts';
import { beforeAndNow } from './before-and-now.ts';
import { type Change, type Notice, quote } from './change.ts';
import { describePart } from './describe-part.ts';
import { distinctLabels, type LabelsOfBoth } from './distinct-labels.ts';
import { isSameJson } from './same-json.ts';

/** A template whose members are compared. */
export interface ComparedTemplate {
  /** Name of the part in codes and sentences, such as `body`. */
  readonly kind: string;
  /** The operation, as sentences name it. */
  readonly place: string;
  readonly labels: LabelsOfBoth;
  readonly notice: Notice;
}

/** Changes of the members of a template, such as the body of a request. */
export function* compareMembers(
  before: unknown,
  after: unknown,
  { kind, place, labels, notice }: ComparedTemplate,
): Iterable<Change> {
  const old = new Map(membersOf(before));
  const now = new Map(membersOf(after));
  for (const [path, value] of now) {
    const member = path === '' ? `the ${kind}` : `the ${kind} member ${quote(path)}`;
    const was = old.get(path);
    if (!old.has(path)) {
      const details = [`Now: ${describePart(value, labels.after)}`];
      yield notice(`${kind}-added`, `${place} receives ${member} too.`, details);
    } else if (!isSameJson(was, value)) {
      const { before, after } = distinctLabels(labels, ({ before, after }) => [
        describePart(was, before),
        describePart(value, after),
      ]);
      const details = beforeAndNow([describePart(was, before)], [describePart(value, after)]);
      yield notice(`${kind}-changed`, `${place} receives another value for ${member}.`, details);
    }
  }
  for (const path of old.keys()) {
    const member = path === '' ? `the ${kind}` : `the ${kind} member ${quote(path)}`;
    if (!now.has(path)) yield notice(`${kind}-removed`, `${place} no longer receives ${member}.`);
  }
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
