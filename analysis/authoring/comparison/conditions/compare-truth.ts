import { compileRule, evaluateRule, type RuleScope } from '#engine';
import { type Choices, chooseValue, enumerate, lazyObject } from '../../../prover/values/choices.ts';
import { type ConditionValues, type PlacedCondition, valuesOfConditions } from './condition-values.ts';

/** Values that conditions read, by their paths; undefined for unanswered. */
export type Example = ReadonlyMap<string, unknown>;

/** The difference of two conditions over all values that they distinguish. */
export type TruthDifference =
  | { readonly kind: 'same' }
  /** Holds for more values, or for fewer, with an example that is treated differently. */
  | { readonly kind: 'wider' | 'narrower'; readonly example: Example }
  | { readonly kind: 'other'; readonly gained: Example; readonly lost: Example }
  /** `reads` is the path whose values cannot be listed; undefined if there are too many combinations. */
  | { readonly kind: 'undecided'; readonly reads: string | undefined };

/** Most combinations of values that are tried. */
const mostCombinations = 4096;

/** Compares two conditions by evaluating both for every combination of values that they distinguish. */
export function compareTruth(before: PlacedCondition, after: PlacedCondition): TruthDifference {
  const values = valuesOfConditions(before, after);
  if (values.unlisted !== undefined) return { kind: 'undecided', reads: values.unlisted };
  let gained: Example | undefined;
  let lost: Example | undefined;
  let combinations = 0;
  const runs = enumerate(
    new Map(),
    (choices) => [before, after].map((condition) => holdsFor(condition, choices, values)),
    () => combinations++ < mostCombinations,
  );
  for (const { result, chosen } of runs) {
    const [old, now] = result;
    if (old === undefined || now === undefined) return { kind: 'undecided', reads: 'fault' };
    if (!old && now) gained ??= exampleOf(chosen);
    if (old && !now) lost ??= exampleOf(chosen);
    if (gained && lost) return { kind: 'other', gained, lost };
  }
  if (combinations > mostCombinations) return { kind: 'undecided', reads: undefined };
  if (gained) return { kind: 'wider', example: gained };
  if (lost) return { kind: 'narrower', example: lost };
  return { kind: 'same' };
}

/** End of the name of a choice whether an object exists. */
const existence = '|exists';

/** The chosen values; an object that exists is known by its properties. */
function exampleOf(chosen: ReadonlyMap<string, unknown>): Example {
  return new Map(
    [...chosen].flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
      if (!key.endsWith(existence)) return [[key, value]];
      return value ? [] : [[key.slice(0, -existence.length), undefined]];
    }),
  );
}

/** Whether a condition holds; undefined if it or a fact that it reads cannot be evaluated. */
function holdsFor(
  { rule, setting }: PlacedCondition,
  choices: Choices,
  values: ConditionValues,
): boolean | undefined {
  if (rule === undefined) return true;
  let hasFault = false;
  const rootValues = (root: string) =>
    lazyObject((name) => chooseValue(choices, values.at, `${root}.${name}`));
  const facts = new Map<string, unknown>();
  const factAt = (name: string): unknown => {
    // A checked journey has no fact that reads itself.
    if (!facts.has(name))
      facts.set(name, evaluateRule(compileRule(setting.facts[name] ?? null), scope).value);
    return facts.get(name);
  };
  const scope: RuleScope = {
    ...setting.side.scope,
    answers: rootValues('answers'),
    results: rootValues('results'),
    session: rootValues('session'),
    settings: rootValues('settings'),
    facts: lazyObject(factAt),
    onFault: () => {
      hasFault = true;
    },
  };
  const { value } = evaluateRule(compileRule(rule), scope);
  return hasFault ? undefined : value === true;
}
