import { booleanType } from '../../../rules/types/rule-type.ts';
import { idSize } from '../answer-size.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** True when on, false when off; unanswered only if it was not shown. */
export const switchField: FieldDeclaration<FieldOf<'switch'>, undefined> = {
  answer: {
    types: ['boolean'],
    isOptIn: true,
    ruleType: () => booleanType,
    size: () => idSize,
    read: (texts) => (texts.length === 0 ? undefined : texts.includes('true')),
    show: (answer) => answer === true,
  },
};
