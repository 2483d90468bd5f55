import type { ValueSchema } from '#schemas';
import { isNumeric } from '../../base/values/is-numeric.ts';
import {
  choiceOf,
  dateType,
  numberType,
  type RuleType,
  textType,
  unknownType,
} from '../../rules/types/rule-type.ts';

/** The rule type of a typed answer, from its constraint. */
export function typedType(constraint: ValueSchema): RuleType {
  if (isNumeric(constraint)) return numberType;
  const values: unknown = constraint.const === undefined ? constraint.enum : [constraint.const];
  if (Array.isArray(values)) {
    return values.every((value) => typeof value === 'string') ? choiceOf(values) : unknownType;
  }
  if (Array.isArray(constraint.type) && constraint.type.length > 1) return unknownType;
  if (constraint.format === 'date') return dateType;
  const { maxLength } = constraint;
  return typeof maxLength === 'number' ? { kind: 'text', longest: maxLength } : textType;
}
