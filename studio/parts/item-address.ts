import { isItemPage } from '#engine';
import { listsOfPage } from '#engine/parts';
import type { Content, Document } from '#schemas';
import { listIn, memberOf, textIn } from '../settings/json.ts';
import { freeName, slugOf } from '../settings/words.ts';
import { newSlug } from './items.ts';

/** A field of an item with the value that it gets. */
interface FieldChange {
  readonly pointer: string;
  readonly value: string;
}

/**
 * The end of the address of an item, which follows its title as it is typed: until somebody has written another one, or visitors
 * know it.
 *
 * @param live the list as visitors have it
 * @param title the new title
 */
export function addressAfterTitle(
  documents: readonly Document[],
  list: Content,
  live: () => unknown,
  pointer: string,
  title: unknown,
): FieldChange | undefined {
  const [, at] = /^\/items\/(\d+)\/fields\/title$/.exec(pointer) ?? [];
  const item = at === undefined ? undefined : list.items[Number(at)];
  if (item === undefined || typeof title !== 'string') return undefined;
  const { contentID, fields } = item;
  const name = slugField(documents, list);
  const old = textIn(fields, name);
  if (old === undefined) return undefined;
  const begun = slugOf(textIn(fields, 'title') ?? '');
  if (old !== newSlug(contentID) && withoutNumber(old, begun) !== begun) return undefined;
  if (listIn(live(), 'items').some((each) => memberOf(each, 'contentID') === contentID)) return undefined;
  const taken = new Set(
    listsLike(documents, list).flatMap(({ items }) =>
      items.flatMap((each) => (each.contentID === contentID ? [] : (textIn(each.fields, name) ?? []))),
    ),
  );
  const slug = slugOf(title);
  const value = slug === '' ? newSlug(contentID) : freeName(slug, taken, '-');
  return value === old ? undefined : { pointer: `/items/${at}/fields/${name}`, value };
}

/** The field that ends the addresses of the items of a list. */
function slugField(documents: readonly Document[], { referenceName }: Content): string {
  for (const document of documents)
    if (document.kind === 'page' && isItemPage(document) && listsOfPage(document).includes(referenceName))
      return document.each.slug;
  return 'slug';
}

/** The documents that hold items of the same list. */
function listsLike(documents: readonly Document[], { referenceName }: Content): readonly Content[] {
  return documents.flatMap((each) =>
    each.kind === 'content' && each.referenceName === referenceName ? each : [],
  );
}

function withoutNumber(slug: string, begun: string): string {
  return slug.startsWith(`${begun}-`) ? slug.replace(/-\d+$/, '') : slug;
}
