import type { RootName } from '../runtime/scope.ts';
import type { RuleType } from './rule-type.ts';

/** Columns that `lookup` can read in an options document. */
export interface OptionsType {
  readonly ids: readonly string[];
  /** Type of each column: `label`, `hint`, and the keys of `data`. */
  readonly columns: Readonly<Record<string, RuleType>>;
}

/** Type and dependencies of a decision or function. */
export interface DecisionType {
  readonly type: RuleType;
  /** Type of each input by name; absent if unknown. */
  readonly input?: Readonly<Record<string, RuleType>>;
  readonly dependencies: readonly string[];
  /** Worst-case steps; absent if it could not be checked. */
  readonly steps?: number;
  /** Paths that it reads and that are unknown in the place where it is used, so that it has no type there. */
  readonly unknown?: readonly UnknownPath[];
}

/** A path that is unknown where a decision or function is used, and the id of the one that reads it. */
export interface UnknownPath {
  readonly path: string;
  readonly readBy: string;
}

/** A list that a rule iterates over. */
export interface Turn {
  readonly most: number;
  /** Whether a maximum number of elements is declared. */
  readonly isDeclared: boolean;
  /** Path of the list, if it is read unchanged. */
  readonly path: string | undefined;
}

/** A part of a rule whose type has been found, with all that it may use. */
export interface TypedPart {
  readonly rule: unknown;
  readonly type: RuleType;
  /** Pointer to the part in its rule; the context has the document and the pointer of the rule. */
  readonly pointer: string;
  readonly context: RuleContext;
  /** Elements of the list operators around it. */
  readonly bindings: {
    readonly item?: RuleType;
    readonly accumulator?: RuleType;
    readonly named?: ReadonlyMap<string, RuleType>;
  };
}

/**
 * The names that a rule may use in its place, with their types. Roots that are absent cannot be used, except
 * `now`. A root of type `unknown` allows any path below it, but no use that needs a type.
 */
export interface RuleContext {
  readonly roots: Readonly<Partial<Record<Exclude<RootName, 'now'>, RuleType>>>;
  /** Elements of the lists that the document repeats the rule for, by name. */
  readonly elements?: ReadonlyMap<string, RuleType>;
  /** Those lists, for the cost of the rule. */
  readonly turns?: readonly Turn[];
  readonly options?: ReadonlyMap<string, OptionsType>;
  readonly decisions?: ReadonlyMap<string, DecisionType>;
  readonly functions?: ReadonlyMap<string, DecisionType>;
  /** Returns the fault of a pattern, or `undefined`. If absent, patterns are not checked. */
  readonly checkPattern?: (pattern: string, flags: string) => string | undefined;
  /** Called with every part of a rule and its type: for editors. */
  readonly observe?: (part: TypedPart) => void;
  /** Id of the document, for problems. */
  readonly document?: string;
  /** Pointer to the rule in the document; prefix of the problems' pointers. */
  readonly pointer?: string;
}
