import type { ValueSchema } from '#schemas';
import type { Problem } from '../../problems/problem.ts';

/** Roots a reference may start from. `item` and `accumulator` exist only inside list operators. */
export const rootNames = [
  'answers', 'results', 'facts', 'session', 'site', 'page', 'now', 'input', 'response', 'settings', 'call', 'failure', 'problem', 'returned', 'form', 'item', 'accumulator',
] as const; // biome-ignore format: one line

export type RootName = (typeof rootNames)[number];

/** Says whether a text contains a match of one pattern. */
export type PatternTester = (text: string) => boolean;

/** Makes the tester of a pattern; in linear time wherever the pattern is not trusted. */
export type PatternEngine = (pattern: string, flags?: string) => PatternTester;

/** One choice of an options document, as `lookup` reads it. */
export interface RuleOption {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A decision or function ready to be evaluated, as `compileDecision` makes it. */
export interface CompiledDecision {
  /** Value of the first row whose condition is true, else `otherwise`. Rules run it; others use `evaluateRule`. */
  readonly run: Evaluate;
  /** It always costs steps. */
  readonly counts: true;
  /** The document it was compiled from, for `explainRule`. */
  readonly source: DecisionTable;
}

/** The part of a decision or function document that is evaluated. A function has no rows: `otherwise` is its value. */
export interface DecisionTable {
  /** JSON Schema of what is given to it, by name; its rules read it as `input`. */
  readonly input?: Readonly<Record<string, ValueSchema>>;
  readonly rows?: readonly { readonly when: unknown; readonly then: unknown }[];
  readonly otherwise?: unknown;
}

/**
 * Everything a rule can see. Values are JSON values; `undefined`, and `null` alike, means unanswered.
 * `now` is today's date in the site's time zone, as `yyyy-mm-dd`.
 *
 * @example { answers: { moveInDate: '2026-02-01' }, results: {}, facts: {}, session: {}, site: {}, page: {},
 *   now: '2026-01-15', options: () => undefined, decisions: () => undefined, matches: linearPatterns }
 */
export interface RuleScope {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly results: Readonly<Record<string, unknown>>;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly session: Readonly<Record<string, unknown>>;
  readonly site: Readonly<Record<string, unknown>>;
  readonly page: Readonly<Record<string, unknown>>;
  readonly now: string;
  readonly input?: unknown;
  readonly response?: unknown;
  /** Server settings, all of them texts. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** A call: the id it is sent under and, once it was sent, its body. */
  readonly call?: { readonly transactionId: string; readonly request?: unknown };
  /** Why a call failed, for the result in its place. */
  readonly failure?: unknown;
  /** The query with which a visitor came back from a hosted page, as texts. */
  readonly returned?: unknown;
  /** The step's form as it stands, for what its button looks like. */
  readonly form?: { readonly isValid: boolean };
  /** The first validation error, for what happens on one. */
  readonly problem?: unknown;
  /** Element in hand, for a rule evaluated once for each element of a list from outside. */
  readonly item?: unknown;
  readonly accumulator?: unknown;
  /** Language tag for numbers and money, `en` when absent. */
  readonly locale?: string;
  /** Options of an options document; `undefined` when there is no such document. */
  readonly options: (id: string) => readonly RuleOption[] | undefined;
  /** Decisions and functions; an id belongs to one of the two. */
  readonly decisions: (id: string) => CompiledDecision | undefined;
  readonly matches: PatternEngine;
  /** Hears of every fault, and of the rule or template it stopped: to its reader it is only unanswered. */
  readonly onFault?: (fault: Problem, source: unknown) => void;
}

/** Nothing is answered and nothing is known, not even the day: enough for a rule that is the same for everybody. */
export const emptyScope: RuleScope = {
  answers: {},
  results: {},
  facts: {},
  session: {},
  site: {},
  page: {},
  now: '',
  options: () => undefined,
  decisions: () => undefined,
  matches: () => () => false,
};

/** Gives a compiled part's value; throws only a `RuleFailure`, which `evaluateRule` turns into a fault. */
export type Evaluate = (scope: RuleScope) => unknown;
