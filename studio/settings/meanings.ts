import { limitsSchema } from './answer-limits.ts';
import { definitionsOf, followed, type PlacedSchema } from './schemas.ts';

/** A picture, with the property that has its address. */
export interface PictureMeaning {
  readonly kind: 'picture';
  readonly address: string;
}

/** Meaning of a value beyond its type, as the shared definitions say to which its schema refers. */
export type Meaning =
  | PictureMeaning
  /** An alternative text, with the pointer of its picture. */
  | { readonly kind: 'alternative'; readonly address: string }
  /** The point of a picture that stays in sight. */
  | { readonly kind: 'focus'; readonly address: string }
  /** HTML: that of a line, or of several blocks. */
  | { readonly kind: 'html'; readonly subset: 'inline' | 'block' }
  /** The address that a link leads to. */
  | { readonly kind: 'link' }
  | { readonly kind: 'day' }
  /** The look that texts must have: a format or a pattern. */
  | { readonly kind: 'look' }
  /** A date and time. */
  | { readonly kind: 'moment' }
  /** Another item of a content list. */
  | { readonly kind: 'item' };

/**
 * The meaning of a property; undefined for one that is only what its type says.
 *
 * @param own its schema as it is written
 * @param placed the same with its references followed
 * @param around pointer of the part that it is a property of
 */
export function meaningOf(
  own: PlacedSchema,
  placed: PlacedSchema,
  around: string,
  name: string,
): Meaning | undefined {
  const definitions = definitionsOf(own);
  if (definitions.includes('alt')) return { kind: 'alternative', address: around };
  if (definitions.includes('focus')) return { kind: 'focus', address: around };
  if (definitions.includes('moment')) return { kind: 'moment' };
  // As the renderer has it: raw HTML and that of fields alone may have blocks.
  if (definitions.includes('htmlText') || definitions.includes('shownHtml'))
    return { kind: 'html', subset: name === 'html' || name === 'hintHtml' ? 'block' : 'inline' };
  if (definitions.includes('href')) return { kind: 'link' };
  if (own.path === limitsSchema && name === 'format') return { kind: 'look' };
  if (placed.schema.format === 'date') return { kind: 'day' };
  if (isLinkToItem(placed)) return { kind: 'item' };
  const address = addressIn(placed);
  return address === undefined ? undefined : { kind: 'picture', address };
}

/** The schema of the address of a picture. */
const pictureAddress = followed(
  '#/definitions/image/properties/src',
  'shared/definitions.schema.json',
).schema;

/** The property with the address of what is a picture; undefined for everything else. */
export function addressIn({ schema, path }: PlacedSchema): string | undefined {
  return ['src', 'url'].find((name) => {
    const inner = schema.properties?.[name];
    if (!inner) return false;
    return (
      inner === pictureAddress || definitionsOf({ schema: inner, path }).includes('image/properties/src')
    );
  });
}

/** Whether a schema is that of the items of content lists. */
export function isSchemaOfItem({ properties = {} }: PlacedSchema['schema']): boolean {
  return 'contentID' in properties && 'fields' in properties;
}

/** Whether a value names an item of a content list. */
export function isLinkToItem({ schema: { properties = {} } }: PlacedSchema): boolean {
  return Object.keys(properties).join() === 'contentID';
}
