import {
  areFixed,
  type CompiledField,
  type FormEvaluation,
  isRequired,
  itemTitle,
  type JsonValue,
  offeredOptions,
  requiredOf,
  sameAnswer,
  viewNow,
  wordsNow,
} from '#engine';
import type { Option } from '#schemas';

/** An item of a list. */
interface ShownItem {
  readonly id: string;
  readonly title: string;
}

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
  /** The items of a list with their headings; empty for any other field. */
  readonly items: readonly ShownItem[];
  /** The problem with the answer, as shown to the visitor. */
  readonly problem: string | undefined;
  /**
   * How often the answer was set by something other than the visitor; each time the control is created anew.
   */
  readonly revision: number;
}

/** The state of a field before its answer is checked. */
export function fieldState(
  compiled: CompiledField,
  relevant: boolean,
  { scope, items = {} }: Pick<FormEvaluation, 'scope'> & Partial<Pick<FormEvaluation, 'items'>>,
): FieldState {
  return {
    relevant,
    required: relevant && isRequired(compiled, scope),
    options: relevant ? offeredOptions(compiled, scope) : [],
    view: relevant ? viewNow(compiled.view, scope) : undefined,
    words: relevant ? wordsNow(compiled.words, scope) : undefined,
    items: (items[compiled.field.name] ?? []).map((item) => ({
      id: item.id,
      title: itemTitle(compiled, item),
    })),
    problem: undefined,
    revision: 0,
  };
}

/** Whether the state of a field can change with another answer. */
export function dependsOnRules({ field, when, checks, options, view, words, items }: CompiledField): boolean {
  const required = requiredOf(field);
  const isFixed = required === undefined || typeof required === 'boolean';
  return (
    when !== undefined ||
    !isFixed ||
    checks.length > 0 ||
    view !== undefined ||
    words !== undefined ||
    items !== undefined ||
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
    a.items.length === b.items.length &&
    a.items.every(({ id, title }, index) => id === b.items[index]?.id && title === b.items[index]?.title) &&
    a.options.length === b.options.length &&
    a.options.every((option, index) => sameOption(option, b.options[index]))
  );
}

/** Options of a document are the same object; those of a list are created anew each time. */
function sameOption(a: Option, b: Option | undefined): boolean {
  return a === b || (a.id === b?.id && a.label === b.label && a.hint === b.hint);
}
