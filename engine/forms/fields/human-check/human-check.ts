import { textType } from '../../../rules/types/rule-type.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** The token of a check for robots. The service that issued it verifies it. */
export const humanCheck: FieldDeclaration<FieldOf<'human-check'>, undefined> = {
  provesHuman: true,
  answer: {
    types: ['string'],
    ruleType: () => textType,
    size: () => ({ characters: 4000, choices: 1 }),
    read: ([text]) => text?.trim() || undefined,
  },
};
