import { advise, isItemPage, pointerOf, queriesIn } from '#engine';
import { insertionsIn, quoted } from '#engine/parts';
import type { ContentQuery, Options, Page } from '#schemas';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkQueryLinks } from './check-query-links.ts';
import { type ListFields, listFields } from './list-fields.ts';

/** Checks that the queries of pages, and of the site document, name existing lists and fields. */
export function* checkQueries(release: ReleaseIndex): Iterable<ReleaseFinding> {
  // Without the site's language no list is known.
  if (release.of('site').length === 0) return;
  const lists = listFields(release);
  for (const entry of release.of('page')) {
    const { zones } = entry.document;
    for (const { pointer, query } of queriesIn(zones, '/zones'))
      yield* checkQuery(release, entry, pointer, query, lists);
    for (const [index, module] of zones.content.entries()) {
      if (module.type !== 'cards' || module.query === undefined) continue;
      const at = pointerOf('zones', 'content', index, 'card');
      yield* checkItemTexts(release, entry, at, module.card, [module.query.list].flat(), lists);
    }
    if (!isItemPage(entry.document)) yield* checkInsertionsElsewhere(entry);
  }
  for (const entry of release.of('options')) yield* checkItemOptions(release, entry, lists);
  for (const entry of release.of('site')) {
    for (const { pointer, query } of queriesIn(entry.document))
      yield* checkQuery(release, entry, pointer, query, lists);
    const { defaultItemList } = entry.document;
    if (defaultItemList !== undefined)
      yield* checkList(release, entry, '/defaultItemList', defaultItemList, lists);
  }
}

function* checkQuery(
  release: ReleaseIndex,
  entry: ReleaseEntry,
  pointer: string,
  query: ContentQuery,
  lists: ListFields,
): Iterable<ReleaseFinding> {
  const { list, where = {}, order, fields = [] } = query;
  const names = [list].flat();
  for (const [index, name] of names.entries()) {
    const at = pointer + (Array.isArray(list) ? pointerOf('list', index) : pointerOf('list'));
    yield* checkList(release, entry, at, name, lists);
  }
  yield* checkQueryLinks(release, entry, pointer, query);
  const known = new Set(['contentID', 'itemOrder', ...names.flatMap((name) => [...lists.fieldsOf(name)])]);
  // A list without items, or one that is unknown, says nothing of fields.
  if (!names.some((name) => lists.fieldsOf(name).size > 0)) return;
  const check = (at: string, name: string, part?: 'key') =>
    checkItemField(release, entry, pointer + at, name, known, part);
  for (const name of Object.keys(where)) yield* check(pointerOf('where', name), name, 'key');
  if (order !== undefined) yield* check('/order', order.replace(/^-/, ''));
  for (const [index, name] of fields.entries()) yield* check(pointerOf('fields', index), name);
}

function* checkItemOptions(
  release: ReleaseIndex,
  entry: ReleaseEntry<Options>,
  lists: ListFields,
): Iterable<ReleaseFinding> {
  const { query, option } = entry.document;
  if (query === undefined || option === undefined) return;
  yield* checkQuery(release, entry, '/query', query, lists);
  yield* checkItemTexts(release, entry, '/option', option, [query.list].flat(), lists);
}

/** Reports insertions in a part of a document that name no field of the items of some lists. */
export function* checkItemTexts(
  release: ReleaseIndex,
  entry: ReleaseEntry,
  pointer: string,
  part: unknown,
  names: readonly string[],
  lists: ListFields,
): Iterable<ReleaseFinding> {
  const known = new Set(names.flatMap((name) => [...lists.fieldsOf(name)]));
  if (known.size === 0) return;
  if (typeof part === 'object' && part !== null)
    for (const [name, inner] of Object.entries(part))
      yield* checkItemTexts(release, entry, pointer + pointerOf(name), inner, names, lists);
  if (typeof part !== 'string') return;
  for (const { text: written, field } of insertionsIn(part)) {
    if (field !== undefined) yield* checkItemField(release, entry, pointer, field, known);
    else {
      const message = `${quoted(written)} names no field of the item.`;
      const help = 'Write {{ item.<field> }}.';
      yield { entry, code: 'bad-insertion', pointer, message, help };
    }
  }
}

/** Reports a list that no document has items of. */
export function* checkList(
  release: ReleaseIndex,
  entry: ReleaseEntry,
  pointer: string,
  name: string,
  { lists }: ListFields,
): Iterable<ReleaseFinding> {
  if (lists.includes(name) || release.unread.mention(name) || release.unread.isOf('site')) return;
  const message = `There is no content list ${quoted(name)} in the site's language.`;
  const own = release.of('site')[0]?.document.language ?? '';
  const other = release.of('content').find(({ document }) => document.referenceName === name)?.document;
  const help = other
    ? `${quoted(other.id)} has it in ${quoted(other.language)}: write ${quoted(own)} there, or items in that language.`
    : advise(name, lists);
  yield { entry, code: 'unknown-list', pointer, message, help };
}

/** Reports a field that no item has. */
export function* checkItemField(
  release: ReleaseIndex,
  entry: ReleaseEntry,
  pointer: string,
  name: string,
  known: ReadonlySet<string>,
  part?: 'key',
): Iterable<ReleaseFinding> {
  // Types end the names of optional fields with "?".
  if (known.has(name) || release.unread.mention(name) || release.unread.mention(`${name}?`)) return;
  const message = `The items of the list have no field ${quoted(name)}.`;
  const help = advise(name, [...known]);
  yield { entry, code: 'unknown-item-field', pointer, message, help, ...(part && { part }) };
}

/** Only an item page has an item whose fields a condition could take. */
function* checkInsertionsElsewhere(entry: ReleaseEntry<Page>): Iterable<ReleaseFinding> {
  for (const { pointer, query } of queriesIn(entry.document.zones, '/zones')) {
    for (const [name, condition] of Object.entries(query.where ?? {})) {
      if (typeof condition !== 'string' || insertionsIn(condition).length === 0) continue;
      yield {
        entry,
        code: 'bad-insertion',
        pointer: pointer + pointerOf('where', name),
        message: 'This page has no item.',
        help: 'Give the page "each", or write the value.',
      };
    }
  }
}
