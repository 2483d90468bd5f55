import type { ContentItem } from '#schemas';
import { type Change, noticeIn, quote } from '../change.ts';
import { pairBy } from '../pair-by.ts';
import { isSameJson } from '../same-json.ts';
import type { Side } from '../side.ts';

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
  for (const placed of added) yield about(placed, 'item-added', 'has a new item,');
  for (const placed of removed) yield about(placed, 'item-removed', 'no longer has the item');
  for (const [was, is] of both)
    if (!isSameJson(was.item, is.item)) yield about(is, 'item-changed', 'has changes in the item');
}

function about({ list, document, item }: PlacedItem, code: string, verb: string): Change {
  const { title } = item.fields;
  const name = typeof title === 'string' ? `${quote(title)} (${item.contentID})` : `${item.contentID}`;
  return noticeIn('pages', document)(code, `The list ${quote(list)} ${verb} ${name}.`);
}

function itemsOf(side: Side): readonly PlacedItem[] {
  return side
    .of('content')
    .flatMap(({ id, referenceName, items }) =>
      items.map((item) => ({ list: referenceName, document: id, item })),
    );
}

/** Reference names of the lists of which a document was added, changed or removed. */
export function changedLists(before: Side, after: Side): ReadonlySet<string> {
  const { added, removed, both } = pairBy(before.of('content'), after.of('content'), ({ id }) => id);
  const changed = both.filter(([was, is]) => !isSameJson(was, is)).flat();
  return new Set([...added, ...removed, ...changed].map(({ referenceName }) => referenceName));
}
