import { canonicalRule, writeFormula, writeFormulaLines } from '#analysis';
import { expandFormulas, parseFormula } from '#engine';
import { damagedText, madeUpText, nestedText } from './formula-texts.ts';
import { onThisMachine, processorTime } from './processor-time.ts';
import { type Extent, type Random, seededRandom } from './random.ts';
import { type Kind, RuleGenerator } from './rule-generator.ts';

export interface FormulaFuzzReport {
  /** Formulas that were tried: less than requested if the run ended early. */
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

/** Time limit to read one text, in milliseconds of processor time of the reference machine. */
const longestMs = 50;

/**
 * Writes generated rules as formulas and reads them back, on one line and on several. Then reads texts that
 * are damaged, generated or nested to the limits, alone and inserted in a text. Reading never throws and is
 * never slow, and a rule that was read without a fault is the same after writing and reading it again.
 *
 * @param isTimed whether a slow text is a failure; only where the speed of the machine does not matter
 */
export function fuzzFormulas(
  { count, seed, until = Number.POSITIVE_INFINITY, report }: Extent,
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
    report?.(formulas + 1, failures);
  }
  const perSecond = Math.round((formulas / (performance.now() - began)) * 1_000);
  return { formulas, perSecond, failures, stillFormulas };
}

/** A text that was not written from a rule. Long ones are rare, because they would take most of the time. */
function otherText(random: Random): string {
  return random.chance(0.02) ? nestedText(random) : madeUpText(random);
}

/** Reads a text alone and inserted in another, and returns the violation, if any. */
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
      // Other programs may have slowed the machine down since it was first measured.
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

/**
 * The difference between the rule read from a text and the rule it was written from; undefined if there is
 * none.
 */
function differenceOf(text: string, rule: unknown): string | undefined {
  const { rule: found, faults } = parseFormula(text);
  const [expected, actual] = [rule, found].map((value) => JSON.stringify(canonicalRule(value)));
  if (faults.length === 0 && expected === actual) return undefined;
  // A formula has lower limits of length and depth than a generated rule.
  if (
    faults.every(({ code }) => code === 'formula-too-long' || code === 'formula-too-deep') &&
    faults.length > 0
  )
    return undefined;
  return [text, `was written for ${expected}`, `but is read as   ${actual}`, JSON.stringify(faults)]
    .map((line) => line.slice(0, 1_000))
    .join('\n  ');
}

/**
 * A damaged text may contain a name that no rule can; the check reports it, and it cannot be written as a
 * formula.
 */
function isWritable(rule: unknown): boolean {
  try {
    writeFormula(rule);
    return true;
  } catch {
    return false;
  }
}
