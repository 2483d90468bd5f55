import { followReads, inWords, isPlainObject, joinWords } from '#engine/parts';
import type { Rule } from '#schemas';
import { otherText } from '../../../prover/values/representatives.ts';
import { describeRule, phraseRule, type RuleLabels } from '../../../rules/english/describe.ts';
import { beforeAndNow, distinctLabels } from '../before-and-now.ts';
import { quote } from '../change.ts';
import { isSameJson } from '../same-json.ts';
import type { Both, Setting, Settings } from '../side.ts';
import { compareTruth, type Example, type TruthDifference } from './compare-truth.ts';
import type { PlacedCondition } from './condition-values.ts';

/**
 * Sentences about a condition that decides otherwise: its rule has changed, or a fact, decision or function
 * that it reads. Undefined for one that is the same.
 */
export function changeOfCondition(
  was: Rule | undefined,
  is: Rule | undefined,
  settings: Settings,
): readonly string[] | undefined {
  if (!isSameJson(was ?? true, is ?? true)) return describeDifference(was, is, settings);
  if (!readsChanges(is, settings)) return undefined;
  const [before, after] = placed(was, is, settings);
  const difference = compareTruth(before, after);
  if (difference.kind === 'same' || difference.kind === 'undecided') return undefined;
  return ['Its words are the same, but what it reads changes.', verdictOf(difference, settings)];
}

/** Whether something has changed that a rule reads in the later release. */
function readsChanges(rule: Rule | undefined, { before, after }: Settings): boolean {
  const sources = { facts: after.facts, decision: after.side.findTable };
  const { facts, decisions } = followReads([rule ?? true], sources);
  return (
    [...facts].some((name) => !isSameJson(before.facts[name], after.facts[name])) ||
    [...decisions].some((id) => !isSameJson(before.side.findTable(id), after.side.findTable(id)))
  );
}

function placed(was: Rule | undefined, is: Rule | undefined, { before, after }: Settings) {
  return [
    { rule: was, setting: before },
    { rule: is, setting: after },
  ] as const;
}

/** Sentences about a condition that has changed: before, after, and which answers are treated differently. */
export function describeDifference(
  was: Rule | undefined,
  is: Rule | undefined,
  { before, after }: Settings,
): readonly string[] {
  const sentencesWith = (labels: Both<RuleLabels>) =>
    [
      describeCondition({ rule: was, setting: { ...before, labels: labels.before } }),
      describeCondition({ rule: is, setting: { ...after, labels: labels.after } }),
    ] as const;
  const labels = distinctLabels({ before: before.labels, after: after.labels }, sentencesWith);
  const [old, now] = sentencesWith(labels);
  const settings = {
    before: { ...before, labels: labels.before },
    after: { ...after, labels: labels.after },
  };
  const difference = compareTruth(...placed(was, is, settings));
  return [...beforeAndNow([old], [now]), verdictOf(difference, settings)];
}

/** A condition as a sentence. */
export function describeCondition({ rule, setting }: PlacedCondition): string {
  if (rule === undefined || rule === true) return 'Always.';
  const sentence = describeRule(rule, setting.labels);
  // A question that is answered by yes or no is a condition by itself.
  const isAnswer = isPlainObject(rule) && String(rule.var).startsWith('answers.');
  return isAnswer ? sentence.replace(/\.$/, ' is yes.') : sentence;
}

/** A sentence about which answers are treated differently. */
function verdictOf(difference: TruthDifference, { before, after }: Settings): string {
  const given = (example: Example) => describeExample(example, [after, before]);
  switch (difference.kind) {
    case 'same':
      return 'It holds for the same answers as before.';
    case 'wider':
      return `Wider: it now holds too for example when ${given(difference.example)}.`;
    case 'narrower':
      return `Narrower: it no longer holds for example when ${given(difference.example)}.`;
    case 'other':
      return describeExchange(difference, before, after);
    case 'undecided':
      return `Whether it is wider or narrower was not decided: ${obstacle(difference.reads, after, before)}.`;
  }
}

function describeExchange(
  { gained, lost }: Extract<TruthDifference, { kind: 'other' }>,
  old: Setting,
  now: Setting,
): string {
  const examplesWith = ({ before, after }: Both<RuleLabels>) => {
    const settings = [
      { ...now, labels: after },
      { ...old, labels: before },
    ];
    return [describeExample(gained, settings), describeExample(lost, settings)] as const;
  };
  const labels = distinctLabels({ before: old.labels, after: now.labels }, examplesWith);
  const [held, failed] = examplesWith(labels);
  return `Different: it now holds when ${held}, and no longer when ${failed}.`;
}

function obstacle(reads: string | undefined, after: Setting, before: Setting): string {
  if (reads === undefined) return 'there are too many combinations of answers';
  if (reads === 'fault') return 'it cannot be evaluated for some answers';
  const name = after.labels.reference?.(reads) ?? phraseRule({ var: reads }, before.labels);
  return `the values of ${name} cannot be listed`;
}

function describeExample(example: Example, settings: readonly Setting[]): string {
  const parts = [...example].map(([path, value]) => {
    const label = firstOf(settings, ({ labels }) => labels.reference?.(path)) ?? nameOf(path);
    return `${label} is ${describeValue(value, path, settings)}`;
  });
  return parts.length === 0 ? 'anything is answered' : joinWords(parts, 'and');
}

/** The name in rules of a value without a question. */
function nameOf(path: string): string {
  const [root, name = ''] = path.split('.');
  return root === 'answers' ? quote(inWords(name)) : phraseRule({ var: path }, {});
}

function describeValue(value: unknown, path: string, settings: readonly Setting[]): string {
  if (value === undefined) return 'unanswered';
  if (value === otherText) return 'another text';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  const option = (id: unknown) =>
    quote(firstOf(settings, ({ labels }) => labels.option?.(path, String(id))) ?? String(id));
  return joinWords(Array.isArray(value) ? value.map(option) : [option(value)], 'and');
}

function firstOf<Found>(settings: readonly Setting[], find: (setting: Setting) => Found | undefined) {
  for (const setting of settings) {
    const found = find(setting);
    if (found !== undefined) return found;
  }
  return undefined;
}
