import type { JsonValue } from '#engine';
import { typeLibrary } from '#engine/parts';
import type { Content, Document } from '#schemas';
import { isObject, memberOf } from '../settings/json.ts';
import { addressIn, isLinkToItem } from '../settings/meanings.ts';
import { isSimple } from '../settings/properties.ts';
import type { PlacedSchema, Schema } from '../settings/schemas.ts';
import { labelOf, titleOf } from '../settings/words.ts';
import { sampleFieldText } from './sample-words.ts';

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

/**
 * An item with what its type needs and no more. Its texts are samples; what has to be chosen, such as a topic or a picture, is
 * left for its author, who is told that it is missing.
 */
export function newItem(
  documents: readonly Document[],
  list: Content,
): { readonly [name: string]: JsonValue } {
  const { schema } = fieldsOf(documents, list);
  const contentID = freeContentId(documents);
  const fields: Record<string, JsonValue> = newFields(schema, list.items[0]?.fields);
  return { contentID, fields: 'slug' in fields ? { ...fields, slug: newSlug(contentID) } : fields };
}

/** The end of the address of an item that has no title yet. */
export function newSlug(contentID: number): string {
  return `new-${contentID}`;
}

function newFields({ required = [], properties = {} }: Schema, first: unknown): Record<string, JsonValue> {
  return Object.fromEntries(
    required.flatMap((name) => {
      const value = newField(name, properties[name] || {}, memberOf(first, name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** @param shown the same field of another item */
function newField(name: string, own: Schema, shown: unknown): JsonValue | undefined {
  const placed = { schema: own, path: 'types' };
  if (name === 'blockEditor') return [{ type: 'paragraph', text: sampleFieldText(name) }];
  if (isLinkToItem(placed) || addressIn(placed) !== undefined) return undefined;
  if (own.format === 'date') return today();
  if (own.enum) return own.enum[0] as JsonValue;
  if (own.properties) return newFields(own, shown);
  const type = own.$ref === undefined ? [own.type ?? 'string'].flat()[0] : 'string';
  if (type === 'array') return [];
  if (type === 'string')
    return own.pattern === undefined && own.$ref === undefined ? sampleFieldText(name) : '';
  return isSimple(shown) ? shown : (own.minimum ?? (type === 'boolean' ? false : 1));
}

function today(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date());
}
