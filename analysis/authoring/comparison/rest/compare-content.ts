import type { ContentItem } from '#schemas';
import { type Change, noticeIn, quote } from '../change.ts';
import { pairBy } from '../pair-by.ts';
import { changedProperties, isSameJson } from '../same-json.ts';
import type { Side } from '../side.ts';
import { compareTimes, timesOf } from './compare-times.ts';

interface PlacedItem {
  readonly list: string;
  readonly document: string;
  readonly item: ContentItem;
}

/** Changes of the items of content lists. */
export function* compareContent(before: Side, after: Side): Iterable<Change> {
  const { added, removed, both } = pairBy(
    itemsOf(before),
    itemsOf(after),
    ({ list, item }) => `${list} ${item.contentID}`,
  );
  const [old, now] = [before.release.site, after.release.site];
  const timed = ({ item: times }: PlacedItem, { timeZone }: typeof old) => ({ times, timeZone });
  for (const placed of added)
    yield about(placed, 'item-added', 'has a new item,', timesOf(timed(placed, now)));
  for (const placed of removed) yield about(placed, 'item-removed', 'no longer has the item');
  for (const [was, is] of both) {
    const name = `The item ${nameOf(is)} of the list ${quote(is.list)}`;
    const times = [...compareTimes(name, timed(was, old), timed(is, now), noticeIn('pages', is.document))];
    const others = changedProperties(was.item, is.item, times.length > 0 ? timeNames : undefined);
    if (others.length > 0) yield about(is, 'item-changed', 'has changes in the item');
    yield* times;
  }
}

const timeNames: ReadonlySet<string> = new Set(['publishFrom', 'publishUntil']);

function about(placed: PlacedItem, code: string, verb: string, details?: readonly string[]): Change {
  const text = `The list ${quote(placed.list)} ${verb} ${nameOf(placed)}.`;
  return noticeIn('pages', placed.document)(code, text, details);
}

function nameOf({ item: { contentID, fields } }: PlacedItem): string {
  return typeof fields.title === 'string' ? `${quote(fields.title)} (${contentID})` : `${contentID}`;
}

function itemsOf(side: Side): readonly PlacedItem[] {
  return side
    .of('content')
    .flatMap(({ id, referenceName, items }) =>
      items.map((item) => ({ list: referenceName, document: id, item })),
    );
}

/** Reference names of content lists that had a document added, changed or removed. */
export function changedLists(before: Side, after: Side): ReadonlySet<string> {
  const { added, removed, both } = pairBy(before.of('content'), after.of('content'), ({ id }) => id);
  const changed = both.filter(([was, is]) => !isSameJson(was, is)).flat();
  return new Set([...added, ...removed, ...changed].map(({ referenceName }) => referenceName));
}
