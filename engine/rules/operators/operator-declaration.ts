import type { Rule } from '#schemas';
import type { RuleContext } from '../types/rule-context.ts';
import type { RuleType } from '../types/rule-type.ts';
import type { OperatorName } from './operator-names.ts';

/** Types known inside the body of a list operator. */
export interface TypeBindings {
  readonly item?: RuleType;
  readonly accumulator?: RuleType;
  /** Elements that list operators have given a name of their own. */
  readonly named?: ReadonlyMap<string, RuleType>;
}

/** One use of an operator, while its types are checked. Everything it reports is collected. */
export interface TypedCall {
  readonly name: OperatorName;
  /** The arguments as written. */
  readonly args: readonly unknown[];
  /** What stands under the operator's name, as written. */
  readonly body: unknown;
  readonly context: RuleContext;
  readonly bindings: TypeBindings;
  /** Checks an argument and gives its type, `never` when there is no such argument. */
  type(index: number, bindings?: TypeBindings): RuleType;
  /** Checks an argument and reports it unless it may stand where `wanted` is. Gives its type. */
  expect(index: number, wanted: RuleType, bindings?: TypeBindings): RuleType;
  /** Checks an argument that must be a list, and gives the type of its elements. */
  expectList(index: number): RuleType;
  /** The argument, which must be a text written out in the rule; reports it otherwise. */
  literalText(index: number): string | undefined;
  /** Checks a template that stands at a pointer below this call. */
  template(value: unknown, path: string): RuleType;
  /** Reports the call, one of its arguments, or what stands at a pointer below that. */
  report(index: number | undefined, code: string, message: string, help: string, below?: string): void;
  /** Notes that the value depends on a path such as `answers.moveInDate`. */
  depend(path: string): void;
}

/** One use of an operator, while it is put into English. */
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

/** What an operator says of itself, apart from how it is evaluated. */
export interface OperatorDeclaration {
  readonly name: OperatorName;
  /** One sentence for authors; editors show it. */
  readonly summary: string;
  readonly example: Rule;
  /** Type of the value; reports the arguments that do not fit. */
  readonly type: (call: TypedCall) => RuleType;
  /** The use of the operator as part of an English sentence. */
  readonly phrase: (phrasing: Phrasing) => string;
}
