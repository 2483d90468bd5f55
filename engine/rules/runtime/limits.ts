import { RuleFailure } from './rule-failure.ts';

/** Deepest nesting of operators and lists in one rule. */
export const maximumDepth = 32;
/** Most nodes (operators, arguments, literals) in one rule. */
export const maximumNodes = 2_000;
/** Deepest and largest template; each rule in it also has the limits of a rule. */
export const maximumTemplateDepth = 64;
export const maximumTemplateNodes = 20_000;
/** Most steps of one evaluation; see `spend`. The check refuses a rule that could need more. */
export const maximumSteps = 1_000_000;
/** Most values that `reduce` may build, counted in the written JSON. */
export const maximumParts = 100_000;
/** Longest text, in UTF-16 units, that an operator may build. */
export const maximumTextLength = 100_000;
/** Deepest chain of decisions and functions that use each other. */
export const maximumDecisionDepth = 16;

/** Remaining budget of the current evaluation. One global object suffices, as evaluation is synchronous. */
export const budget = { steps: maximumSteps, decisions: 0 };

/**
 * Charges for work that the size of the rule does not limit: each iteration of a list operator costs the
 * nodes of its body, each `decide` the nodes of its table, a long text one step for every `unitsPerStep`. All
 * other work is limited by `maximumNodes` and costs nothing.
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

/** UTF-16 units of text that an operator processes per step. */
export const unitsPerStep = 1_000;

/** Charges for a text that an operator reads or builds. Most texts are too short to cost a step. */
export function spendText(units: number): void {
  if (units >= unitsPerStep) spend(Math.floor(units / unitsPerStep));
}

/** Refuses a text that would be too long, before it is built. */
export function checkTextLength(length: number): void {
  if (length <= maximumTextLength) return;
  throw new RuleFailure(
    'rule-limit',
    `It builds a text longer than ${maximumTextLength} characters.`,
    'Build a shorter text.',
  );
}

/** Evaluates a decision or function inside a rule, and refuses endless recursion. */
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
