import { pointerOf } from '#engine';
import { quoted } from '#engine/parts';
import type { ContentQuery } from '#schemas';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { knownItems } from './known-items.ts';

/** Checks that the ids which conditions of a query compare links with are those of items. */
export function* checkQueryLinks(
  release: ReleaseIndex,
  entry: ReleaseEntry,
  pointer: string,
  { list, where = {} }: ContentQuery,
): Iterable<ReleaseFinding> {
  const language = release.of('site')[0]?.document.language;
  if (language === undefined) return;
  const items = knownItems(release);
  const lists = [list].flat();
  for (const [field, condition] of Object.entries(where)) {
    const ids = [...idsIn(condition, pointer + pointerOf('where', field))];
    if (ids.length === 0) continue;
    const isOwnId = field === 'contentID';
    const linked = isOwnId ? new Set(lists) : items.linkedLists(language, lists, field);
    if (linked === undefined) continue;
    for (const [at, contentID] of ids) {
      const found = items.listOf(language, contentID);
      if ((found !== undefined && (!isOwnId || linked.has(found))) || release.unread.mention(contentID))
        continue;
      const names = [...linked].sort().map(quoted).join(', ');
      const message = isOwnId
        ? `No item of ${names} has the contentID ${contentID}.`
        : items.missing(language, contentID);
      const help =
        isOwnId || names === ''
          ? 'Name an item that exists.'
          : `Name an item of ${names}, as the items of the list do.`;
      yield { entry, code: 'unknown-content-link', pointer: at, message, help };
    }
  }
}

/** The numbers that a condition compares with, at any depth. */
function* idsIn(condition: unknown, pointer: string): Iterable<readonly [pointer: string, id: number]> {
  if (typeof condition === 'number') yield [pointer, condition];
  if (typeof condition !== 'object' || condition === null) return;
  for (const [name, part] of Object.entries(condition)) {
    if (Array.isArray(condition) || comparisonsOfIds.has(name)) yield* idsIn(part, pointer + pointerOf(name));
  }
}

const comparisonsOfIds: ReadonlySet<string> = new Set(['eq', 'ne', 'in']);
