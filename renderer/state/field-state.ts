import {
  areFixed,
  type CompiledField,
  isRequired,
  type JsonValue,
  offeredOptions,
  type RuleScope,
  requiredOf,
  sameAnswer,
  viewNow,
  wordsNow,
} from '#engine';
import type { Option } from '#schemas';

/** State of one field: everything its component depends on besides the document. */
export interface FieldState {
  readonly relevant: boolean;
  readonly required: boolean;
  /** The choices on offer; empty for a field without choices. */
  readonly options: readonly Option[];
  /** Computed content of the field; undefined if it has none. */
  readonly view: JsonValue | undefined;
  /** Its texts that formulas give; undefined if there are none. */
  readonly words: JsonValue | undefined;
  /** The problem with the answer, as shown to the visitor. */
  readonly problem: string | undefined;
  /**
   * How often the answer was set by something other than the visitor; each time the control is created anew.
   */
  readonly revision: number;
}

/** The state of a field before its answer is checked. */
export function fieldState(compiled: CompiledField, relevant: boolean, scope: RuleScope): FieldState {
  return {
    relevant,
    required: relevant && isRequired(compiled, scope),
    options: relevant ? offeredOptions(compiled, scope) : [],
    view: relevant ? viewNow(compiled.view, scope) : undefined,
    words: relevant ? wordsNow(compiled.words, scope) : undefined,
    problem: undefined,
    revision: 0,
  };
}

/** Whether the state of a field can change with another answer. */
export function dependsOnRules({ field, when, checks, options, view, words }: CompiledField): boolean {
  const required = requiredOf(field);
  const isFixed = required === undefined || typeof required === 'boolean';
  return (
    when !== undefined ||
    !isFixed ||
    checks.length > 0 ||
    view !== undefined ||
    words !== undefined ||
    (options !== undefined && !areFixed(options))
  );
}

/** Whether two states look the same to a visitor. */
export function sameFieldState(a: FieldState, b: FieldState): boolean {
  return (
    a.relevant === b.relevant &&
    a.required === b.required &&
    a.problem === b.problem &&
    a.revision === b.revision &&
    sameAnswer(a.view, b.view) &&
    sameAnswer(a.words, b.words) &&
    a.options.length === b.options.length &&
    a.options.every((option, index) => sameOption(option, b.options[index]))
  );
}

/** Options of a document are the same object; those of a list are created anew each time. */
function sameOption(a: Option, b: Option | undefined): boolean {
  return a === b || (a.id === b?.id && a.label === b.label && a.hint === b.hint);
}
