import type { JsonValue } from '#engine';
import { typeLibrary } from '#engine/parts';
import type { Content, Document } from '#schemas';
import { isObject } from '../settings/json.ts';
import type { PlacedSchema, Schema } from '../settings/schemas.ts';
import { labelOf, titleOf } from '../settings/words.ts';

type Item = Content['items'][number];

const definitions = 'waymark/shared/definitions.schema.json#/definitions';

/** The schema of the fields of a list's items, by the type of the list. */
export function fieldsOf(
  documents: readonly Document[],
  { itemType }: Pick<Content, 'itemType'>,
): PlacedSchema {
  const found = typeof itemType === 'string' ? typeLibrary(documents).find(itemType) : undefined;
  const plain = found && 'plain' in found ? found.plain.schema : itemType;
  return { schema: isObject(plain) ? withMeaning(plain, '') : {}, path: 'types' };
}

/** A schema of a type, in which pictures, links and rich texts are those of documents: types say their shape alone. */
function withMeaning(schema: Schema, name: string): Schema {
  if (name === 'blockEditor') return { $ref: 'waymark/shared/blocks.schema.json' };
  const { pattern = '', properties, items } = schema;
  if (pattern.startsWith('^/images/')) return { $ref: `${definitions}/image/properties/src` };
  if (pattern.startsWith('^(/')) return { $ref: `${definitions}/href` };
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, own]) => [key, own && withMeaning(own, key)]),
      ),
    }),
    ...(items && { items: withMeaning(items, '') }),
  };
}

/** The words by which people know an item. */
export function titleOfItem(item: unknown): string {
  const fields = isObject(item) ? item.fields : undefined;
  return labelOf(fields, isObject(item) ? `Item ${String(item.contentID)}` : 'Item');
}

/** An item that others can link to. */
export interface ListedItem {
  readonly contentID: number;
  readonly title: string;
  /** Words for its list. */
  readonly list: string;
}

/** The items of all lists, each once: those of one list follow each other. */
export function itemsIn(documents: readonly Document[]): readonly ListedItem[] {
  const found = new Map<number, ListedItem>();
  for (const document of documents) {
    if (document.kind !== 'content') continue;
    for (const item of document.items)
      if (!found.has(item.contentID))
        found.set(item.contentID, {
          contentID: item.contentID,
          title: titleOfItem(item),
          list: titleOf(document),
        });
  }
  return [...found.values()];
}

/** A number that no item has. */
export function freeContentId(documents: readonly Document[]): number {
  return Math.max(0, ...itemsIn(documents).map(({ contentID }) => contentID)) + 1;
}

/** An item with what its type needs and no more, such as the first of its list has it where it cannot be empty. */
export function newItem(
  documents: readonly Document[],
  list: Content,
): { readonly [name: string]: JsonValue } {
  const { schema } = fieldsOf(documents, list);
  const first: Item['fields'] = list.items[0]?.fields ?? {};
  const fields = (schema.required ?? []).map((name): readonly [string, JsonValue] => {
    const { [name]: shown } = first as { readonly [field: string]: JsonValue };
    const own = schema.properties?.[name] || undefined;
    if (typeof shown === 'string' && own?.format === 'date') return [name, today()];
    if (typeof shown === 'string' && name !== 'slug') return [name, own?.enum ? shown : 'New'];
    if (name === 'blockEditor') return [name, [{ type: 'paragraph', text: 'New' }]];
    return [name, shown ?? 'new'];
  });
  const contentID = freeContentId(documents);
  const slugged = fields.map(
    ([name, value]) => [name, name === 'slug' ? `new-${contentID}` : value] as const,
  );
  return { contentID, fields: Object.fromEntries(slugged) };
}

function today(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date());
}
