import type { RootName } from '../evaluation/scope.ts';
import type { RuleType } from './rule-type.ts';

/** What `lookup` can find in an options document. */
export interface OptionsType {
  readonly ids: readonly string[];
  /** Type of each column: `label`, `hint`, and the keys of `data`. */
  readonly columns: Readonly<Record<string, RuleType>>;
}

/** What a decision or function gives and what it depends on. */
export interface DecisionType {
  readonly type: RuleType;
  /** Type of each value that is given to it, by name; left out where that is not known. */
  readonly input?: Readonly<Record<string, RuleType>>;
  readonly dependencies: readonly string[];
  /** Steps that it takes at worst; left out where it could not be checked. */
  readonly steps?: number;
  /** What it reads that is not known where it is used, so that it has no type there. */
  readonly unknown?: readonly UnknownPath[];
}

/** A path that is not known where a decision or function is used, and the id of the one that reads it. */
export interface UnknownPath {
  readonly path: string;
  readonly readBy: string;
}

/** A list that a rule goes through. */
export interface Turn {
  readonly most: number;
  /** Whether anything says how many elements it has at most. */
  readonly isDeclared: boolean;
  /** Where it comes from, when it is read as it is. */
  readonly path: string | undefined;
}

/**
 * Everything a rule may speak of where it stands. A root left out cannot be used there; `now` always can.
 * `unknown` as the type of a root admits any path below it but no typed use of what is found.
 */
export interface RuleContext {
  readonly roots: Readonly<Partial<Record<Exclude<RootName, 'now'>, RuleType>>>;
  /** Elements of the lists that the document goes through around the rule, under the names that it gives them. */
  readonly elements?: ReadonlyMap<string, RuleType>;
  /** Those lists, for what the rule costs. */
  readonly turns?: readonly Turn[];
  readonly options?: ReadonlyMap<string, OptionsType>;
  readonly decisions?: ReadonlyMap<string, DecisionType>;
  readonly functions?: ReadonlyMap<string, DecisionType>;
  /** Says what is wrong with a pattern, or `undefined`. Without it patterns are not checked. */
  readonly checkPattern?: (pattern: string, flags: string) => string | undefined;
  /** Id of the document the problems are about. */
  readonly document?: string;
  /** Pointer of the rule inside the document, put before the pointers of the problems. */
  readonly pointer?: string;
}
