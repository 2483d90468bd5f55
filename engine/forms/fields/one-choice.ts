import { isNumeric } from '../../base/values/is-numeric.ts';
import { numberType } from '../../rules/types/rule-type.ts';
import { idSize } from './answer-size.ts';
import { chosenType } from './chosen-type.ts';
import type { AnswerDeclaration, FieldOf } from './field-declaration.ts';
import { readText } from './read-text.ts';

/** One choice among options: its id, converted to a number if the constraint asks for one. */
export const oneChoice: AnswerDeclaration<FieldOf<'choice-cards' | 'radio-group' | 'select'>> = {
  types: ['string', 'number', 'integer'],
  ruleType: (field, findOptions) => (isNumeric(field.value) ? numberType : chosenType(field, findOptions)),
  size: () => idSize,
  read: ([text], { value }) => readText(value, text?.trim()),
};
