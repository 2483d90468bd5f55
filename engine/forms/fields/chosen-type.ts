import type { Field } from '#schemas';
import { choiceOf, missingType, type RuleType, textType } from '../../rules/types/rule-type.ts';
import { type FindOptions, listedOptions } from '../field-options.ts';

/** The type of one chosen option: its id. */
export function chosenType(field: Field, findOptions: FindOptions): RuleType {
  if ('options' in field && typeof field.options === 'object' && 'each' in field.options) return textType;
  const options = listedOptions(field, findOptions);
  return options === undefined ? missingType : choiceOf(options.map(({ id }) => id));
}
