import { textType } from '../../rules/types/rule-type.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** The token of a check for robots; the service that gave it out says whether it is good. */
export const humanCheck: FieldDeclaration<FieldOf<'human-check'>, undefined> = {
  provesHuman: true,
  answer: {
    types: ['string'],
    ruleType: () => textType,
    size: () => ({ characters: 4000, choices: 1 }),
    read: ([text]) => text?.trim() || undefined,
  },
};
