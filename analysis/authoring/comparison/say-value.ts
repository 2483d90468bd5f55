import { inWords, isPlainObject, isRuleIn, joinWords } from '#engine/parts';
import { phraseRule, type RuleLabels } from '../../rules/english/describe.ts';
import { quote } from './change.ts';

/** Longer values are cut off. */
const mostCharacters = 240;

/**
 * A value of a document in words: a text in quotation marks, a rule as English, an object by its members.
 *
 * @param path path of the question whose options texts are
 * @example sayValue({ tone: 'info', isOpen: true }) // 'Tone: “info”; Is open: yes'
 */
export function sayValue(value: unknown, labels: RuleLabels = {}, path?: string): string {
  const said = wordsFor(value, labels, path);
  return said.length > mostCharacters ? `${said.slice(0, mostCharacters - 1)}…` : said;
}

/** The same as a sentence. */
export function sayAsSentence(value: unknown, labels?: RuleLabels): string {
  const said = sayValue(value, labels);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

function wordsFor(value: unknown, labels: RuleLabels, path: string | undefined): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') {
    const label = path === undefined ? undefined : labels.option?.(path, value);
    return value === '' ? 'an empty text' : quote(label ?? value);
  }
  if (isRuleIn(value)) return phraseRule(value, labels, path);
  if (Array.isArray(value)) return sayList(value, labels, path);
  if (!isPlainObject(value)) return String(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${inWords(name)}: ${wordsFor(member, labels, undefined)}`,
  );
  return members.length === 0 ? 'nothing' : members.join('; ');
}

function sayList(values: readonly unknown[], labels: RuleLabels, path: string | undefined): string {
  if (values.length === 0) return 'an empty list';
  const said = values.map((each) => wordsFor(each, labels, path));
  return values.some((each) => isPlainObject(each) && !isRuleIn(each))
    ? said.map((each) => `(${each})`).join(', ')
    : joinWords(said, 'and');
}
