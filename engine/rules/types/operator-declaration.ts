import type { Rule } from '#schemas';
import type { Help } from '../../base/problems/suggest.ts';
import type { AnyOperatorName } from './operator-names.ts';
import type { RuleContext } from './rule-context.ts';
import type { RuleType } from './rule-type.ts';

/** Types available in the body of a list operator. */
export interface TypeBindings {
  readonly item?: RuleType;
  readonly accumulator?: RuleType;
  /** Named elements of list operators. */
  readonly named?: ReadonlyMap<string, RuleType>;
}

/** A use of an operator during the check of its types. Collects what it reports. */
export interface TypedCall {
  readonly name: AnyOperatorName;
  /** The arguments as written. */
  readonly args: readonly unknown[];
  /** The value of the operator's key, as written. */
  readonly body: unknown;
  readonly context: RuleContext;
  readonly bindings: TypeBindings;
  /** Checks an argument and returns its type, `never` when there is no such argument. */
  type(index: number, bindings?: TypeBindings): RuleType;
  /** Checks an argument and reports it unless it is assignable to `wanted`. Returns its type. */
  expect(index: number, wanted: RuleType, bindings?: TypeBindings): RuleType;
  /** Checks an argument that must be a list, and returns the type of its elements. */
  expectList(index: number): RuleType;
  /** An argument that must be a literal text; reports it otherwise. */
  literalText(index: number): string | undefined;
  /** Checks a template at a pointer below this call. */
  template(value: unknown, path: string): RuleType;
  /** Reports the call, one of its arguments, or a part at a pointer below it. */
  report(index: number | undefined, code: string, message: string, help: Help, below?: string): void;
  /** Records that the value depends on a path such as `answers.moveInDate`. */
  depend(path: string): void;
}

/** A use of an operator during its translation into English. */
export interface Phrasing {
  readonly args: readonly unknown[];
  readonly body: unknown;
  /** An argument in English. */
  word(index: number): string;
  /** All arguments in English. */
  words(): readonly string[];
  /** Any rule in English. */
  phrase(rule: unknown): string;
  /** A reference in English. */
  reference(path: string): string;
}

/** Declaration of an operator, apart from its evaluation. */
export interface OperatorDeclaration {
  readonly name: AnyOperatorName;
  /** One sentence for authors, shown by editors. */
  readonly summary: string;
  readonly example: Rule;
  /** Type of the value; reports arguments of wrong types. */
  readonly type: (call: TypedCall) => RuleType;
  /** Phrase for the operator in an English sentence. */
  readonly phrase: (phrasing: Phrasing) => string;
}
