import { textRule } from '../../../rules/texts/text-rows.ts';
import { listOf, objectOf, textType } from '../../../rules/types/rule-type.ts';
import { idLength } from '../answer-size.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** Most items of a list that declares no limit. */
const undeclaredMost = 20;

/**
 * The same questions for each of several items. By itself the answer is a list of the ids of its items; their
 * questions complete it (`list-items.ts`).
 */
export const itemList: FieldDeclaration<FieldOf<'item-list'>, undefined> = {
  items: {
    fields: ({ fields }) => fields,
    fewest: ({ value }) => (typeof value?.minItems === 'number' ? value.minItems : 0),
    most: mostOf,
    title: ({ itemTitle }) => textRule(itemTitle),
  },
  answer: {
    types: ['array'],
    isTyped: true,
    ruleType: (field) => listOf(objectOf({ id: textType }), mostOf(field)),
    size: (field) => ({ characters: idLength, choices: mostOf(field) }),
    read(texts) {
      const ids = [...new Set(texts)].filter((text) => /^[a-z0-9]{1,16}$/.test(text));
      return ids.length > 0 ? ids.map((id) => ({ id })) : undefined;
    },
  },
};

function mostOf({ value }: FieldOf<'item-list'>): number {
  return typeof value?.maxItems === 'number' ? value.maxItems : undeclaredMost;
}
