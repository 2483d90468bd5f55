import type { Field } from '#schemas';
import { type FindOptions, listedOptions } from '../forms/field-options.ts';
import { choiceOf, missingType, type RuleType, textType } from '../rules/types/rule-type.ts';

/** The type of one chosen option: its id. */
export function chosenType(field: Field, findOptions: FindOptions): RuleType {
  if ('options' in field && typeof field.options === 'object' && 'each' in field.options) return textType;
  const options = listedOptions(field, findOptions);
  return options === undefined ? missingType : choiceOf(options.map(({ id }) => id));
}
