import { numberType } from '../../../rules/types/rule-type.ts';
import { textSize } from '../answer-size.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { readText } from '../read-text.ts';

/** A small whole number. */
export const stepper: FieldDeclaration<FieldOf<'stepper'>, undefined> = {
  answer: {
    types: ['integer'],
    needsType: true,
    ruleType: () => numberType,
    size: ({ value }) => textSize(value),
    read: ([text], { value }) => readText(value, text?.trim()),
  },
};
