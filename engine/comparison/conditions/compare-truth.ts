import type { Rule } from '#schemas';
import type { Answers, JsonValue } from '../../answers/answers.ts';
import { compileRule, evaluateRule } from '../../rules/evaluation/compile.ts';
import { followReads } from '../../rules/notation/reads.ts';
import type { Setting } from '../side.ts';
import { valuesOfAnswer } from './answer-values.ts';

/** A condition with the release that contains it; an undefined rule always holds. */
export interface PlacedCondition {
  readonly rule: Rule | undefined;
  readonly setting: Setting;
}

/** How two conditions differ, over every combination of the answers that they read. */
export type TruthDifference =
  | { readonly kind: 'same' }
  /** Holds for more answers, or for fewer, with one combination that is treated differently. */
  | { readonly kind: 'wider' | 'narrower'; readonly example: Answers }
  | { readonly kind: 'other'; readonly gained: Answers; readonly lost: Answers }
  /** `reads` is what cannot be listed: an answer or another path; undefined if there are too many combinations. */
  | { readonly kind: 'undecided'; readonly reads: string | undefined };

/** Most combinations of answers that are tried. */
const mostCombinations = 4096;

/** Compares two conditions by evaluating both for every combination of the answers that they read. */
export function compareTruth(before: PlacedCondition, after: PlacedCondition): TruthDifference {
  const settings = [after.setting, before.setting];
  const values = new Map<string, readonly (JsonValue | undefined)[]>();
  let combinations = 1;
  for (const path of new Set([before, after].flatMap(pathsRead))) {
    const [root, name = ''] = path.split('.');
    if (root === 'facts' || root === 'site' || root === 'input') continue;
    const listed = root === 'answers' ? valuesOfAnswer(name, settings) : undefined;
    if (listed === undefined) return { kind: 'undecided', reads: path };
    if (!values.has(name)) combinations *= listed.length;
    values.set(name, listed);
    if (combinations > mostCombinations) return { kind: 'undecided', reads: undefined };
  }
  let gained: Answers | undefined;
  let lost: Answers | undefined;
  for (const answers of combinationsOf([...values])) {
    const [old, now] = [holdsFor(before, answers), holdsFor(after, answers)];
    if (old === undefined || now === undefined) return { kind: 'undecided', reads: 'fault' };
    if (!old && now) gained ??= answers;
    if (old && !now) lost ??= answers;
    if (gained && lost) return { kind: 'other', gained, lost };
  }
  if (gained) return { kind: 'wider', example: gained };
  if (lost) return { kind: 'narrower', example: lost };
  return { kind: 'same' };
}

/** Answers and other values that a condition reads, also through facts, decisions and functions. */
function pathsRead({ rule, setting }: PlacedCondition): readonly string[] {
  const { facts, side } = setting;
  const { paths } = followReads([rule ?? true], { facts, decision: side.findTable });
  return [...paths].filter((path) => !/^(decisions|functions)\./.test(path)).sort();
}

function* combinationsOf(
  values: readonly (readonly [name: string, values: readonly (JsonValue | undefined)[]])[],
): Iterable<Answers> {
  const [first, ...rest] = values;
  if (first === undefined) return yield {};
  const [name, listed] = first;
  for (const value of listed) for (const answers of combinationsOf(rest)) yield { [name]: value, ...answers };
}

/** Whether a condition holds; undefined if it or a fact that it reads cannot be evaluated. */
function holdsFor({ rule, setting }: PlacedCondition, answers: Answers): boolean | undefined {
  if (rule === undefined) return true;
  let hasFault = false;
  const facts: { [name: string]: unknown } = {};
  const scope = {
    ...setting.side.scope,
    answers,
    facts,
    onFault: () => {
      hasFault = true;
    },
  };
  for (const [name, fact] of Object.entries(setting.facts)) {
    // Evaluated when it is read: a checked journey has no fact that reads itself.
    Object.defineProperty(facts, name, {
      enumerable: true,
      configurable: true,
      get() {
        const { value } = evaluateRule(compileRule(fact), scope);
        Object.defineProperty(facts, name, { value, enumerable: true });
        return value;
      },
    });
  }
  const { value } = evaluateRule(compileRule(rule), scope);
  return hasFault ? undefined : value === true;
}
