import { listOf } from '../../../rules/types/rule-type.ts';
import { undeclaredItems } from '../../../rules/types/sizes.ts';
import { idLength } from '../answer-size.ts';
import { chosenType } from '../chosen-type.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** A list of the ids of the ticked boxes; unanswered when none is. */
export const checkboxGroup: FieldDeclaration<FieldOf<'checkbox-group'>, undefined> = {
  answer: {
    types: ['array'],
    ruleType(field, findOptions) {
      const most: unknown = field.value?.maxItems;
      return listOf(chosenType(field, findOptions), typeof most === 'number' ? most : undefined);
    },
    size: ({ options }) => ({
      characters: idLength,
      choices: Array.isArray(options) ? options.length : undeclaredItems,
    }),
    read(texts) {
      // Ignores duplicate entries.
      const chosen = [...new Set(texts.filter((text) => text !== ''))];
      return chosen.length > 0 ? chosen : undefined;
    },
  },
};
