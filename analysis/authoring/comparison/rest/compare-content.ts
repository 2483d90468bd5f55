import { memoize } from '#engine';
import { isPlainObject, lazily } from '#engine/parts';
import type { ContentItem } from '#schemas';
import { type Change, noticeIn } from '../change.ts';
import { settingsChanged } from '../changed-settings.ts';
import { withoutTexts } from '../document-texts.ts';
import { nameWith, titleOfDocument } from '../names.ts';
import { pairBy } from '../pair-by.ts';
import { changedProperties, isSameJson } from '../same-json.ts';
import type { Side } from '../side.ts';
import { titleOfPart } from '../titles-of-parts.ts';
import { compareTimes, timesOf } from './compare-times.ts';

interface PlacedItem {
  /** The title of its list. */
  readonly title: string;
  readonly list: string;
  readonly document: string;
  readonly item: ContentItem;
  /** The item without the texts that visitors read. */
  readonly wordless: () => ContentItem;
}

const timeNames: ReadonlySet<string> = new Set(['publishFrom', 'publishUntil']);

/** Changes of the items of content lists. */
export function* compareContent(before: Side, after: Side): Iterable<Change> {
  const { added, removed, both } = pairBy(
    itemsOf(before),
    itemsOf(after),
    ({ list, item }) => `${list} ${item.contentID}`,
  );
  const [old, now] = [before.release.site, after.release.site];
  const nameOf = (placed: PlacedItem) => nameOfItem(placed, after);
  const nameOfList = ({ title, list }: PlacedItem) => nameWith(after.naming, title, list);
  const about = (placed: PlacedItem, code: string, verb: string, details?: readonly string[]) => {
    const text = `The list ${nameOfList(placed)} ${verb} ${nameOf(placed)}.`;
    return noticeIn('pages', placed.document)(code, text, details);
  };
  const timed = ({ item: times }: PlacedItem, { timeZone }: typeof old) => ({ times, timeZone });
  for (const placed of added)
    yield about(placed, 'item-added', 'has a new item,', timesOf(timed(placed, now)));
  for (const placed of removed) yield about(placed, 'item-removed', 'no longer has the item');
  for (const [was, is] of both) {
    const name = `The item ${nameOf(is)} of the list ${nameOfList(is)}`;
    const times = [...compareTimes(name, timed(was, old), timed(is, now), noticeIn('pages', is.document))];
    const others = changedProperties(was.item, is.item, times.length > 0 ? timeNames : undefined);
    if (others.length > 0)
      yield noticeIn('pages', is.document)(
        'item-changed',
        `${name} changes.`,
        settingsOf([was, is], [titlesOf(before), titlesOf(after)]),
      );
    yield* times;
  }
}

function nameOfItem({ item }: PlacedItem, { naming }: Side): string {
  return nameWith(naming, titleOfPart(item) ?? `Number ${item.contentID}`, String(item.contentID));
}

/** Changes of other settings than texts, which are said with their pages. */
function settingsOf(
  [was, is]: readonly [PlacedItem, PlacedItem],
  [before, after]: readonly [Titles, Titles],
): readonly string[] {
  const [old, now] = [was.wordless(), is.wordless()];
  return [
    ...settingsChanged(withTitles(old.fields, before), withTitles(now.fields, after)),
    ...settingsChanged(old, now, new Set(['fields', 'contentID', ...timeNames])),
  ].map((text) => `${text}.`);
}

/** Titles of items by their numbers. */
type Titles = ReadonlyMap<unknown, string>;

const titlesOf = memoize((side: Side): Titles => {
  const items = side.of('content').flatMap((content) => content.items);
  return new Map(items.flatMap((item) => [[item.contentID, titleOfPart(item) ?? String(item.contentID)]]));
});

/** The fields of an item with titles in the places of links to other items. */
function withTitles(fields: object, titles: Titles): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const isLink = isPlainObject(value) && Object.keys(value).join() === 'contentID';
      return [name, isLink ? (titles.get(value.contentID) ?? value) : value];
    }),
  );
}

function itemsOf(side: Side): readonly PlacedItem[] {
  return side.of('content').flatMap((content) => {
    const { id, referenceName, items } = content;
    const wordless = lazily((): readonly ContentItem[] => Object(withoutTexts(content)).items ?? items);
    return items.map((item, index) => ({
      title: titleOfDocument(content),
      list: referenceName,
      document: id,
      item,
      wordless: () => wordless()[index] ?? item,
    }));
  });
}

/** Reference names of content lists that had a document added, changed or removed. */
export function changedLists(before: Side, after: Side): ReadonlySet<string> {
  const { added, removed, both } = pairBy(before.of('content'), after.of('content'), ({ id }) => id);
  const changed = both.filter(([was, is]) => !isSameJson(was, is)).flat();
  return new Set([...added, ...removed, ...changed].map(({ referenceName }) => referenceName));
}
