import {
  areSettled,
  type CompiledField,
  isRequired,
  type JsonValue,
  offeredOptions,
  type RuleScope,
  requiredOf,
  sameAnswer,
  viewNow,
} from '#engine';
import type { Option } from '#schemas';

/** One field as it stands: all that its component depends on besides the document. */
export interface FieldState {
  readonly relevant: boolean;
  readonly required: boolean;
  /** The choices on offer; empty for a field without choices. */
  readonly options: readonly Option[];
  /** What the field shows that is computed; undefined when nothing is. */
  readonly view: JsonValue | undefined;
  /** What is wrong with the answer, as the visitor reads it. */
  readonly problem: string | undefined;
  /** How often something other than the visitor has set the answer: the control then starts afresh with it. */
  readonly revision: number;
}

/** The state of a field whose answer has not been looked at, for what its rules see. */
export function fieldState(compiled: CompiledField, relevant: boolean, scope: RuleScope): FieldState {
  return {
    relevant,
    required: relevant && isRequired(compiled, scope),
    options: relevant ? offeredOptions(compiled, scope) : [],
    view: relevant ? viewNow(compiled.view, scope) : undefined,
    problem: undefined,
    revision: 0,
  };
}

/** Whether anything about a field can change when another answer does. */
export function dependsOnRules({ field, when, checks, options, view }: CompiledField): boolean {
  const required = requiredOf(field);
  const settled = required === undefined || typeof required === 'boolean';
  return (
    when !== undefined ||
    !settled ||
    checks.length > 0 ||
    view !== undefined ||
    (options !== undefined && !areSettled(options))
  );
}

/** Two states that look the same to a visitor. */
export function sameFieldState(a: FieldState, b: FieldState): boolean {
  return (
    a.relevant === b.relevant &&
    a.required === b.required &&
    a.problem === b.problem &&
    a.revision === b.revision &&
    sameAnswer(a.view, b.view) &&
    a.options.length === b.options.length &&
    a.options.every((option, index) => sameOption(option, b.options[index]))
  );
}

/** Options of a document are the same object; those made from a list are made anew each time. */
function sameOption(a: Option, b: Option | undefined): boolean {
  return a === b || (a.id === b?.id && a.label === b.label && a.hint === b.hint);
}
