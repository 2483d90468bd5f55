import { type CompiledField, isRequired, offeredOptions, type RuleScope } from '#engine';
import type { Option } from '#schemas';

/** One field as it stands: all that its component depends on besides the document. */
export interface FieldState {
  readonly relevant: boolean;
  readonly required: boolean;
  /** The choices on offer; empty for a field without choices. */
  readonly options: readonly Option[];
  /** What is wrong with the answer, as the visitor reads it. */
  readonly problem: string | undefined;
}

/** The state of a field whose answer has not been looked at, for what its rules see. */
export function fieldState(compiled: CompiledField, relevant: boolean, scope: RuleScope): FieldState {
  return {
    relevant,
    required: relevant && isRequired(compiled, scope),
    options: relevant ? offeredOptions(compiled, scope) : [],
    problem: undefined,
  };
}

/** Whether anything about a field can change when another answer does. */
export function dependsOnRules(compiled: CompiledField): boolean {
  const { field, when, checks, options } = compiled;
  const settled = field.required === undefined || typeof field.required === 'boolean';
  return (
    when !== undefined ||
    !settled ||
    checks.length > 0 ||
    (options ?? []).some((option) => option.when !== undefined)
  );
}

/** Two states that look the same to a visitor. */
export function sameFieldState(a: FieldState, b: FieldState): boolean {
  return (
    a.relevant === b.relevant &&
    a.required === b.required &&
    a.problem === b.problem &&
    a.options.length === b.options.length &&
    a.options.every((option, index) => option === b.options[index])
  );
}
