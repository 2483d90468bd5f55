import { booleanType } from '../../../rules/types/rule-type.ts';
import { idSize } from '../answer-size.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** True for yes, false for no; unanswered until one is chosen, and for any other text. */
export const yesNo: FieldDeclaration<FieldOf<'yes-no'>, undefined> = {
  answer: {
    types: ['boolean'],
    ruleType: () => booleanType,
    size: () => idSize,
    read(texts) {
      const chosen = texts.find((text) => text !== '');
      return chosen === 'true' || chosen === 'false' ? chosen === 'true' : undefined;
    },
    show(answer, { yesLabel, noLabel }) {
      const label = answer === true ? yesLabel : noLabel;
      return typeof label === 'string' && label !== '' ? label : answer === true;
    },
  },
};
