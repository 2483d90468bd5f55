import { booleanType } from '../../../rules/types/rule-type.ts';
import { idSize } from '../answer-size.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** True when ticked, otherwise unanswered. */
export const checkbox: FieldDeclaration<FieldOf<'checkbox'>, undefined> = {
  answer: {
    types: ['boolean'],
    isOptIn: true,
    ruleType: () => booleanType,
    size: () => idSize,
    read: (texts) => (texts.includes('true') ? true : undefined),
    show: (answer) => answer === true,
  },
};
