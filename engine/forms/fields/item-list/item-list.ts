import type { JsonValue } from '../../../base/values/answers.ts';
import { textRule } from '../../../rules/texts/text-rows.ts';
import { listOf, objectOf, textType } from '../../../rules/types/rule-type.ts';
import { idLength } from '../answer-size.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { type ItemEdit, itemsIn, type ListItem } from '../list-item.ts';
import { isId, readItems, readWholeItems } from './read-items.ts';

type List = FieldOf<'item-list'>;

/** Most items of a list that declares no limit. */
const undeclaredMost = 20;

/**
 * The same questions for each of several items. By itself the answer is a list of the ids of its items; their
 * questions complete it (`list-items.ts`).
 */
export const itemList: FieldDeclaration<FieldOf<'item-list'>, undefined> = {
  items: {
    fields: ({ fields }) => fields,
    fewest: fewestOf,
    most: mostOf,
    first: firstOf,
    change: changed,
    title: ({ itemTitle }) => textRule(itemTitle),
    read: readItems,
    readWhole: readWholeItems,
  },
  answer: {
    types: ['array'],
    isTyped: true,
    ruleType: (field) => listOf(objectOf({ id: textType }), mostOf(field)),
    size: (field) => ({ characters: idLength, choices: mostOf(field) }),
    read(texts) {
      const ids = [...new Set(texts)].filter(isId);
      return ids.length > 0 ? ids.map((id) => ({ id })) : undefined;
    },
    write: (answer) => itemsIn(answer).map((item) => JSON.stringify(item)),
  },
};

function fewestOf({ value }: List): number {
  return typeof value?.minItems === 'number' ? value.minItems : 0;
}

function mostOf({ value }: List): number {
  return typeof value?.maxItems === 'number' ? value.maxItems : undeclaredMost;
}

function firstOf(field: List): JsonValue | undefined {
  const fewest = fewestOf(field);
  if (fewest === 0) return undefined;
  return Array.from({ length: fewest }, (_, index) => newItem(field, String(index + 1)) as JsonValue);
}

/** An item whose questions have their defaults. */
function newItem({ fields }: List, id: string): ListItem {
  const defaults = fields.flatMap((each) =>
    'default' in each && each.default !== undefined ? [[each.name, each.default] as const] : [],
  );
  return { id, ...Object.fromEntries(defaults) };
}

function changed(field: List, answer: JsonValue | undefined, { edit, id }: ItemEdit): JsonValue | undefined {
  const items = itemsIn(answer);
  const at = items.findIndex((item) => item.id === id);
  if (edit === 'add') {
    const isFull = items.length >= mostOf(field);
    return at >= 0 || isFull ? answer : ([...items, newItem(field, id)] as JsonValue);
  }
  if (at < 0) return answer;
  if (edit === 'remove') {
    if (items.length <= fewestOf(field)) return answer;
    const left = items.filter((item) => item.id !== id);
    return left.length > 0 ? (left as JsonValue) : undefined;
  }
  const to = edit === 'up' ? at - 1 : at + 1;
  const other = items[to];
  const item = items[at];
  if (other === undefined || item === undefined) return answer;
  return items.with(at, other).with(to, item) as JsonValue;
}
