import { canonicalRule, expandFormulas, parseFormula, writeFormula, writeFormulaLines } from '#engine';
import { damagedText, madeUpText, nestedText } from './formula-texts.ts';
import { onThisMachine, processorTime } from './processor-time.ts';
import { type Extent, type Random, seededRandom } from './random.ts';
import { type Kind, RuleGenerator } from './rule-generator.ts';

export interface FormulaFuzzReport {
  /** Formulas that were tried: fewer than asked for when it ended early. */
  readonly formulas: number;
  readonly perSecond: number;
  readonly failures: readonly string[];
  /** Damaged texts that were still formulas. */
  readonly stillFormulas: number;
}

const kinds: readonly [Kind, ...Kind[]] = [
  'boolean',
  'number',
  'text',
  'date',
  'size',
  'numbers',
  'bikes',
  'bike',
];
const mostFailures = 10;

/** Longest that reading one text may take, in milliseconds of processor time of the machine that budgets are stated for. */
const longestMs = 50;

/**
 * Writes generated rules as formulas and reads them back, on one line and on several; then reads texts that are damaged,
 * made up, or nested to the caps, alone and inserted in a text. Reading never throws and never takes long, and whatever is
 * read without fault is written and read back as the same rule.
 *
 * @param isTimed whether a text that takes long is a finding; only where nothing depends on how fast a machine is
 */
export function fuzzFormulas(
  { count, seed, until = Number.POSITIVE_INFINITY }: Extent,
  isTimed = false,
): FormulaFuzzReport {
  const random = seededRandom(seed);
  const allowedMs = isTimed ? onThisMachine(longestMs) : Number.POSITIVE_INFINITY;
  const failures: string[] = [];
  let [stillFormulas, formulas] = [0, 0];
  const began = performance.now();
  for (; formulas < count && failures.length < mostFailures && performance.now() < until; formulas++) {
    const rule = new RuleGenerator(random, false).make(random.pick(kinds), 1 + random.below(4));
    const text = writeFormula(rule);
    const lines = writeFormulaLines(rule, 10 + random.below(90)).join('\n');
    for (const written of [text, lines]) {
      const failure = differenceOf(written, rule);
      if (failure !== undefined) failures.push(failure);
    }
    for (const made of [damagedText(text, random), otherText(random)]) {
      const reading = readText(made, allowedMs);
      if (reading.failure !== undefined) failures.push(reading.failure);
      else if (reading.isFormula) stillFormulas += 1;
    }
  }
  const perSecond = Math.round((formulas / (performance.now() - began)) * 1_000);
  return { formulas, perSecond, failures, stillFormulas };
}

/** A text that no rule was written as. Long ones are rare, since most of the time would go into them. */
function otherText(random: Random): string {
  return random.chance(0.02) ? nestedText(random) : madeUpText(random);
}

/** Reads a text alone and inserted in another, and says which promise that broke. */
function readText(
  text: string,
  allowedMs: number,
): { readonly isFormula: boolean; readonly failure?: string } {
  const shown = JSON.stringify(text.length > 500 ? `${text.slice(0, 250)} … ${text.slice(-250)}` : text);
  const read = () => {
    expandFormulas({ kind: 'form', label: `{{${text}}} and {{ ${text}` });
    return parseFormula(text);
  };
  try {
    const began = performance.now();
    const { rule, faults } = read();
    if (performance.now() - began > allowedMs) {
      const took = processorTime(read);
      // Other programs may have slowed the machine down since the first look at it.
      if (took > Math.max(allowedMs, onThisMachine(longestMs)))
        return { isFormula: false, failure: `${shown} (${text.length} characters) takes ${took} ms to read` };
    }
    if (faults.length > 0) return { isFormula: false };
    const failure = isWritable(rule) ? differenceOf(writeFormula(rule), rule) : undefined;
    return failure === undefined ? { isFormula: true } : { isFormula: true, failure: `${shown}: ${failure}` };
  } catch (error) {
    return { isFormula: false, failure: `${shown} made reading throw: ${String(error)}` };
  }
}

/** How what a text is read as differs from the rule it was written from; undefined when it does not. */
function differenceOf(text: string, rule: unknown): string | undefined {
  const { rule: found, faults } = parseFormula(text);
  const [expected, actual] = [rule, found].map((value) => JSON.stringify(canonicalRule(value)));
  if (faults.length === 0 && expected === actual) return undefined;
  // No formula is as long or deep as a generated rule may be.
  if (
    faults.every(({ code }) => code === 'formula-too-long' || code === 'formula-too-deep') &&
    faults.length > 0
  )
    return undefined;
  return [text, `was written for ${expected}`, `but is read as   ${actual}`, JSON.stringify(faults)]
    .map((line) => line.slice(0, 1_000))
    .join('\n  ');
}

/** A damaged text may name what no rule can; the check says so, and no formula says it. */
function isWritable(rule: unknown): boolean {
  try {
    writeFormula(rule);
    return true;
  } catch {
    return false;
  }
}
