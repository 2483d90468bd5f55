import { RuleFailure } from './rule-failure.ts';

/** Deepest nesting of operators and lists in one rule. */
export const maximumDepth = 32;
/** Most nodes (operators, arguments, literals) in one rule. */
export const maximumNodes = 2_000;
/** Deepest and largest template; each rule inside it has the caps of a rule. */
export const maximumTemplateDepth = 64;
export const maximumTemplateNodes = 20_000;
/** Most steps one evaluation may take; see `spend`. A check refuses a rule that could take more. */
export const maximumSteps = 1_000_000;
/** Most values that `reduce` may build, counted as JSON would write them. */
export const maximumParts = 100_000;
/** Longest text, in UTF-16 units, that an operator may build. */
export const maximumTextLength = 100_000;
/** Deepest chain of decisions and functions that use one another. */
export const maximumDecisionDepth = 16;

/** Remaining budget of the running evaluation. One object, because evaluation is synchronous. */
export const budget = { steps: maximumSteps, decisions: 0 };

/**
 * Pays for work that the size of the rule does not bound: each turn of a list operator costs the nodes of
 * its body, each `decide` the nodes of its table, a long text a step for every `unitsPerStep`. What else is done
 * outside lists is bounded by `maximumNodes` already, so it costs nothing to count.
 */
export function spend(steps: number): void {
  budget.steps -= steps;
  if (budget.steps < 0) {
    throw new RuleFailure(
      'rule-limit',
      `It needs more than ${maximumSteps} steps.`,
      'Work on shorter lists.',
    );
  }
}

/** UTF-16 units of text that an operator goes through for one step. */
export const unitsPerStep = 1_000;

/** Pays for a text that an operator reads or builds. Most texts are shorter than what costs a step. */
export function spendText(units: number): void {
  if (units >= unitsPerStep) spend(Math.floor(units / unitsPerStep));
}

/** Refuses a text before it is built. */
export function checkTextLength(length: number): void {
  if (length <= maximumTextLength) return;
  throw new RuleFailure(
    'rule-limit',
    `It builds a text longer than ${maximumTextLength} characters.`,
    'Build a shorter text.',
  );
}

/**
 * Refuses a value of more than `maximumParts` parts, counted as JSON would write it. An accumulator may hold
 * itself several times over, which costs nothing until somebody writes it out.
 */
export function checkSize(value: unknown): void {
  const pending = [value];
  let parts = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inner = Object.values(next);
    parts += inner.length;
    if (parts > maximumParts) {
      throw new RuleFailure(
        'rule-limit',
        `It builds more than ${maximumParts} values.`,
        'Build a smaller value.',
      );
    }
    for (const part of inner) if (typeof part === 'object' && part !== null) pending.push(part);
  }
}

/** Evaluates a decision or function inside a rule, and refuses one that comes back to itself without end. */
export function decideWithin(evaluate: () => unknown): unknown {
  if (budget.decisions >= maximumDecisionDepth) {
    throw new RuleFailure(
      'rule-limit',
      `More than ${maximumDecisionDepth} decisions and functions use one another.`,
      'See that none comes back to itself.',
    );
  }
  budget.decisions += 1;
  const value = evaluate();
  budget.decisions -= 1;
  return value;
}
