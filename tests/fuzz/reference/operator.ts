import type { RuleScope } from '../../../engine/rules/runtime/scope.ts';

/** The current element inside a list operator, and the accumulator inside `reduce`. */
export interface Place {
  readonly item?: unknown;
  readonly accumulator?: unknown;
  /** Called with the value of every part that is evaluated. */
  readonly onValue?: (value: unknown) => void;
}

/** Arguments as rules, with functions to evaluate them. */
export interface Call {
  readonly args: readonly unknown[];
  /** Value of a rule in the place of the call, or with another element. */
  readonly value: (rule: unknown, inner?: Place) => unknown;
  readonly scope: RuleScope;
  /** Value of a rule of another document, in a scope of its own. */
  readonly within: (rule: unknown, scope: RuleScope) => unknown;
}

export type Operator = (call: Call) => unknown;

/** An object of the values of rules, without those that are unanswered. */
export function objectOf(body: unknown, value: (rule: unknown) => unknown): Record<string, unknown> {
  const entries = Object.entries(body as object).map(([key, rule]) => [key, value(rule)] as const);
  return Object.fromEntries(entries.filter(([, found]) => found !== undefined));
}
