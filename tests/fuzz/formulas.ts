import { canonicalRule, parseFormula, writeFormula, writeFormulaLines } from '#engine';
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

/** Pieces of the notation that a damaged text may get. */
const pieces: readonly [string, ...string[]] = [
  ' ', '(', ')', '[', ']', '{', '}', "'", "''", ',', ':', '.', '=', '!=', '<', '+', '-', '*', '%', '0', '1e9', 'x', 'item', 'answers.days',
  ' and ', ' or ', ' not ', ' else ', ' if ', ' then ', ' in ', ' is ', ' answered', ' for t in ', ' return ', ' satisfies ', ' every ', 'é', '😀', '\n', '"', '\\',
]; // biome-ignore format: a table

/**
 * Writes generated rules as formulas and reads them back, on one line and on several; then damages the texts and reads
 * those. Reading never throws, and whatever is read without fault is written and read back as the same rule.
 */
export function fuzzFormulas({ count, seed, until = Number.POSITIVE_INFINITY }: Extent): FormulaFuzzReport {
  const random = seededRandom(seed);
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
    const damaged = damage(text, random);
    try {
      const { rule: found, faults } = parseFormula(damaged);
      if (faults.length > 0) continue;
      stillFormulas += 1;
      const failure = isWritable(found) ? differenceOf(writeFormula(found), found) : undefined;
      if (failure !== undefined) failures.push(`${JSON.stringify(damaged)}: ${failure}`);
    } catch (error) {
      failures.push(`${JSON.stringify(damaged)} made reading throw: ${String(error)}`);
    }
  }
  const perSecond = Math.round((formulas / (performance.now() - began)) * 1_000);
  return { formulas, perSecond, failures, stillFormulas };
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

function damage(text: string, random: Random): string {
  let damaged = text;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(damaged.length + 1);
    const gone = random.below(4);
    const added = random.chance(0.7) ? random.pick(pieces) : '';
    damaged = damaged.slice(0, at) + added + damaged.slice(at + gone);
  }
  return damaged;
}
