import { inWords, isPlainObject, isRuleIn } from '#engine/parts';
import type { RuleLabels } from '../../rules/english/describe.ts';
import { beforeAndNow, distinctLabels } from './before-and-now.ts';
import { type Change, type Notice, quote } from './change.ts';
import { isSameJson } from './same-json.ts';
import { sayAsSentence } from './say-value.ts';
import type { Both } from './side.ts';

/** A template whose members are compared. */
export interface ComparedTemplate {
  /** Name of the part in codes, such as `body`. */
  readonly kind: 'body' | 'query' | 'header' | 'input';
  /** Who receives the members, as the beginning of sentences: a service, or a call. */
  readonly receiver: string;
  /** From where, as the end of what is received; it begins with a space. */
  readonly sender?: string;
  readonly labels: Both<RuleLabels>;
  readonly notice: Notice;
  /** Questions whose answers a value has, and did not have before, in words; undefined for none. */
  readonly sayNew?: (was: unknown, is: unknown) => string | undefined;
}

/** Where a part of a request is sent, where that is not its content. */
const places: Readonly<Record<ComparedTemplate['kind'], string>> = {
  body: '',
  input: '',
  query: ' (behind the address)',
  header: ' (beside the request)',
};

/** Changes of the members of a template, such as the body of a request. */
export function* compareMembers(
  before: unknown,
  after: unknown,
  { kind, receiver, sender = '', labels, notice, sayNew }: ComparedTemplate,
): Iterable<Change> {
  const old = new Map(membersOf(before));
  const now = new Map(membersOf(after));
  const nameOf = (path: string) => (path === '' ? 'the content' : quote(pathInWords(path))) + places[kind];
  for (const [path, value] of now) {
    const was = old.get(path);
    const fresh = isSameJson(was, value) ? undefined : sayNew?.(was, value);
    const received = fresh && `${receiver} receives ${fresh} in ${nameOf(path)}${sender}.`;
    if (!old.has(path)) {
      const details = [`Now: ${sayAsSentence(value, labels.after)}`];
      yield notice(
        `${kind}-added`,
        received ?? `${receiver} receives ${nameOf(path)}${sender} too.`,
        details,
      );
    } else if (!isSameJson(was, value)) {
      const sentencesWith = ({ before, after }: Both<RuleLabels>) =>
        [sayAsSentence(was, before), sayAsSentence(value, after)] as const;
      const [said, says] = sentencesWith(distinctLabels(labels, sentencesWith));
      const details = beforeAndNow([said], [says]);
      const text = received ?? `${receiver} receives another value for ${nameOf(path)}${sender}.`;
      yield notice(`${kind}-changed`, text, details);
    }
  }
  for (const [path, was] of old)
    if (!now.has(path)) {
      const details = [`Before: ${sayAsSentence(was, labels.before)}`];
      yield notice(`${kind}-removed`, `${receiver} no longer receives ${nameOf(path)}${sender}.`, details);
    }
}

/** The place of a member in words: `order.details.0.kind` is "Order › Details 1 › Kind". */
function pathInWords(path: string): string {
  const names: string[] = [];
  for (const name of path.split('.')) {
    const last = names.pop();
    const isEntry = /^\d+$/.test(name) && last !== undefined;
    if (isEntry) names.push(`${last} ${Number(name) + 1}`);
    else names.push(...(last === undefined ? [] : [last]), inWords(name.replace(/\?$/, '')));
  }
  return names.join(' › ');
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
