import { isItemPage, pointerOf, queriesIn } from '#engine';
import { describeValue, type ItemPage, isSlug, listsOfPage, prefixOf, quoted } from '#engine/parts';
import type { Page } from '#schemas';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkItemTexts, checkList } from './check-queries.ts';
import { type ListFields, listFields } from './list-fields.ts';

/** Checks the pages of items: their lists, paths, texts, and the paths of every item. */
export function* checkItemPages(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const pages = release.of('page');
  for (const entry of pages) yield* checkPath(entry);
  const itemPages = pages.filter((entry): entry is ReleaseEntry<ItemPage> => isItemPage(entry.document));
  if (itemPages.length === 0) return;
  const lists = listFields(release);
  const taken = new Map(pages.map(({ document }) => [document.path, document.id]));
  for (const entry of itemPages) {
    yield* checkLists(release, entry, lists);
    yield* checkTexts(release, entry, lists);
    yield* checkSlugs(release, entry, taken);
  }
}

/** The path of a page with `each` ends with the field of its slug, and no other path does. */
function* checkPath(entry: ReleaseEntry<Page>): Iterable<ReleaseFinding> {
  const { path, each } = entry.document;
  const end = /\{(.*)\}$/.exec(path)?.[1];
  if (end === each?.slug) return;
  const message = each
    ? `The path does not end with "/{${each.slug}}", although the page stands for every item of a list.`
    : `The path ends with ${quoted(`{${end}}`)}, although the page stands for no items.`;
  const help = each ? `End it with "/{${each.slug}}".` : 'Give the page "each", or another path.';
  yield { entry, code: 'bad-item-path', pointer: '/path', message, help };
}

function* checkLists(
  release: ReleaseIndex,
  entry: ReleaseEntry<ItemPage>,
  lists: ListFields,
): Iterable<ReleaseFinding> {
  const { list } = entry.document.each;
  for (const [index, name] of listsOfPage(entry.document).entries()) {
    const pointer = Array.isArray(list) ? pointerOf('each', 'list', index) : '/each/list';
    yield* checkList(release, entry, pointer, name, lists);
  }
}

/** The texts that hold fields of the item name fields that there are. */
function* checkTexts(
  release: ReleaseIndex,
  entry: ReleaseEntry<ItemPage>,
  lists: ListFields,
): Iterable<ReleaseFinding> {
  const { title, seo, zones } = entry.document;
  const names = listsOfPage(entry.document);
  const texts: (readonly [pointer: string, text: unknown])[] = [['/title', title]];
  for (const [name, text] of Object.entries(seo)) texts.push([pointerOf('seo', name), text]);
  for (const { pointer, query } of queriesIn(zones, '/zones'))
    for (const [name, condition] of Object.entries(query.where ?? {}))
      texts.push([pointer + pointerOf('where', name), condition]);
  for (const [pointer, text] of texts)
    if (typeof text === 'string') yield* checkItemTexts(release, entry, pointer, text, names, lists);
}

/**
 * Every item has a path, and no other page has it.
 *
 * @param taken paths of pages, to which those of the items are added
 */
function* checkSlugs(
  release: ReleaseIndex,
  { document: page }: ReleaseEntry<ItemPage>,
  taken: Map<string, string>,
): Iterable<ReleaseFinding> {
  const lists = new Set(listsOfPage(page));
  const { slug: field } = page.each;
  const language = release.of('site')[0]?.document.language;
  for (const entry of release.of('content')) {
    const { id, referenceName, items, language: own } = entry.document;
    if (own !== language || !lists.has(referenceName)) continue;
    for (const [index, { fields }] of items.entries()) {
      const slug = Object.hasOwn(fields, field) ? fields[field] : undefined;
      const pointer = pointerOf('items', index, 'fields', ...(slug === undefined ? [] : [field]));
      if (typeof slug !== 'string' || !isSlug(slug)) {
        const message =
          slug === undefined
            ? `The item has no ${quoted(field)}, which ends the path of its page.`
            : `${describeValue(slug)} cannot end the path of a page.`;
        const help = 'Write lower-case letters, digits and hyphens.';
        yield { entry, code: 'bad-slug', pointer, message, help };
        continue;
      }
      const path = prefixOf(page) + slug;
      const other = taken.get(path);
      if (other === undefined) taken.set(path, id);
      else {
        const message = `The path ${quoted(path)} is taken by ${quoted(other)}.`;
        yield { entry, code: 'duplicate-path', pointer, message, help: `Give the item another "${field}".` };
      }
    }
  }
}
