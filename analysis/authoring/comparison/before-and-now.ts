import type { RuleLabels } from '../../rules/english/describe.ts';
import type { Both } from './side.ts';

/**
 * Details of a change: the sentences that are said before only, and those that are said now only. If one long
 * sentence takes the place of another, only its new words are repeated.
 *
 * @example beforeAndNow(['Always.'], ['“Age” is 3.']) // ['Before: Always.', 'Now: “Age” is 3.']
 */
export function beforeAndNow(before: readonly string[], now: readonly string[]): readonly string[] {
  const [gone, added] = [without(before, now), without(now, before)];
  const [old = '', fresh = ''] = [gone[0], added[0]];
  const shown = gone.length === 1 && added.length === 1 ? [newWords(old, fresh)] : added;
  return [...gone.map((sentence) => `Before: ${sentence}`), ...shown.map((sentence) => `Now: ${sentence}`)];
}

/** Details of a change of one value: what is said of it before and now, each where there is one. */
export function valuesBeforeAndNow<Value>(
  was: Value | undefined,
  is: Value | undefined,
  say: (value: Value) => string,
): readonly string[] {
  return [
    ...(was === undefined ? [] : [`Before: ${say(was)}.`]),
    ...(is === undefined ? [] : [`Now: ${say(is)}.`]),
  ];
}

/**
 * The labels with which two sentences differ: without those of options, or without any, where both would read
 * the same. Ids and names then say what changed, such as the id of an option that keeps its label.
 */
export function distinctLabels(
  labels: Both<RuleLabels>,
  sentencesWith: (labels: Both<RuleLabels>) => readonly [before: string, after: string],
): Both<RuleLabels> {
  const withoutOptions = ({ option: _, ...others }: RuleLabels): RuleLabels => others;
  const levels = [
    labels,
    { before: withoutOptions(labels.before), after: withoutOptions(labels.after) },
    { before: {}, after: {} },
  ];
  const differs = levels.find((level) => {
    const [before, after] = sentencesWith(level);
    return before !== after;
  });
  return differs ?? labels;
}

/** Those of some sentences that others do not hold, each as often as it is missing. */
function without(sentences: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return sentences.filter((sentence) => {
    const at = left.indexOf(sentence);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Shorter sentences are shown whole. */
const mostCharacters = 100;
/** Words shown on each side of those that are new. */
const wordsAround = 4;

/** A sentence from shortly before to shortly after the words that another one does not have at this place. */
function newWords(old: string, now: string): string {
  if (now.length <= mostCharacters) return now;
  const [was, is] = [old.split(' '), now.split(' ')];
  const same = commonBeginning(was, is);
  const rest = commonBeginning(was.slice(same).reverse(), is.slice(same).reverse());
  const [from, to] = [same - wordsAround, is.length - rest + wordsAround];
  const words = is.slice(Math.max(from, 0), to).join(' ');
  return `${from > 0 ? '… ' : ''}${words}${to < is.length ? ' …' : ''}`;
}

/** Number of words with which both begin. */
function commonBeginning(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => word !== other[index]);
  return at < 0 ? Math.min(one.length, other.length) : at;
}
