import { declarationOfOperator, isOperatorName } from '#engine';
import { inWords, isPlainObject, joinWords, measure, type Phrasing, readCall } from '#engine/parts';
import type { Rule } from '#schemas';

/** Words for the names in a rule; by default they are derived from the names. */
export interface RuleLabels {
  /** Words for a path, such as `move-in date` for `answers.moveInDate`. */
  readonly reference?: (path: string) => string | undefined;
  /** Words for an option, by the path it is compared with and its id. */
  readonly option?: (path: string, id: string) => string | undefined;
}

/**
 * Describes a rule as one English sentence.
 *
 * @example describeRule({ '>': [{ var: 'answers.guests' }, 4] }) // 'Guests is more than 4.'
 */
export function describeRule(rule: Rule, labels: RuleLabels = {}): string {
  if (measure(rule) !== undefined) return 'A rule too large to put into words.';
  return sentence(phraseRule(rule, labels));
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/**
 * Describes a rule as part of a sentence. `subject` is the path whose options the texts are compared with.
 */
export function phraseRule(rule: unknown, labels: RuleLabels, subject?: string): string {
  if (typeof rule === 'string') return phraseText(rule, labels, subject);
  if (typeof rule === 'boolean') return rule ? 'yes' : 'no';
  if (rule === null || rule === undefined) return 'nothing';
  if (Array.isArray(rule)) {
    return rule.length === 0
      ? 'an empty list'
      : joinWords(
          rule.map((part) => phraseRule(part, labels, subject)),
          'or',
        );
  }
  const call = readCall(rule);
  if (call === undefined || !isOperatorName(call.name)) return phraseObject(rule, labels);
  return declarationOfOperator(call.name).phrase(phrasingOf(call, labels));
}

/** An object whose members are rules, as the parts of requests are. */
function phraseObject(value: unknown, labels: RuleLabels): string {
  if (!isPlainObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${inWords(name, false)}: ${phraseRule(member, labels)}`,
  );
  return members.length === 0 ? 'an empty object' : `an object with ${members.join(', ')}`;
}

function phrasingOf(
  { args, body }: { args: readonly unknown[]; body: unknown },
  labels: RuleLabels,
): Phrasing {
  const subject = args.map(pathOf).find((path) => path !== undefined);
  const word = (index: number) => phraseRule(args[index], labels, subject);
  return {
    args,
    body,
    word,
    words: () => args.map((_, index) => word(index)),
    phrase: (rule) => phraseRule(rule, labels),
    reference: (path) => labels.reference?.(path) ?? nameReference(path),
  };
}

function pathOf(rule: unknown): string | undefined {
  const call = readCall(rule);
  const path = call?.name === 'var' ? call.args[0] : undefined;
  return typeof path === 'string' ? path : undefined;
}

function phraseText(text: string, labels: RuleLabels, subject: string | undefined): string {
  const label = subject === undefined ? undefined : labels.option?.(subject, text);
  return `“${label ?? text}”`;
}

/** `answers.moveInDate` as `move in date`. */
function nameReference(path: string): string {
  const [root = '', ...keys] = path.split('.');
  const words = keys.map((key) => inWords(key, false)).join(' ');
  switch (root) {
    case 'now':
      return 'today';
    case 'item':
      return words === '' ? 'the item' : `the item’s ${words}`;
    case 'accumulator':
      return words === '' ? 'the result so far' : `the ${words} so far`;
    case 'answers':
    case 'results':
    case 'facts':
      return words === '' ? `the ${root}` : words;
    default:
      return `the ${root}${words === '' ? '' : `’s ${words}`}`;
  }
}

/** A value in words, shortened when it is long. */
export function phraseValue(value: unknown): string {
  if (value === undefined || value === null) return 'unanswered';
  if (typeof value === 'boolean') return String(value);
  const text = isPlainObject(value) || Array.isArray(value) ? safeJson(value) : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function safeJson(value: object): string {
  return measure(value, 64, 2_000) === undefined ? JSON.stringify(value) : 'a large value';
}
