import { pointerOf } from '#engine';
import { isContentLink, quoted, visitParts } from '#engine/parts';
import type { Content } from '#schemas';
import { guess } from '../release/free-name.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { knownItems } from './known-items.ts';

/** Checks that item ids are unique within a language, and that links lead to items. */
export function* checkContent(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const items = new Map<string, string>();
  for (const entry of release.of('site')) {
    const { id, language, header, footer } = entry.document;
    for (const { contentID } of [header, footer]) items.set(`${language}/${contentID}`, id);
  }
  for (const entry of release.of('content')) {
    yield* checkItemIds(release, entry, items);
  }
  for (const entry of release.of('content')) yield* checkLinks(release, entry);
}

function* checkItemIds(
  release: ReleaseIndex,
  entry: ReleaseEntry<Content>,
  items: Map<string, string>,
): Iterable<ReleaseFinding> {
  const { id, language } = entry.document;
  for (const [index, { contentID }] of entry.document.items.entries()) {
    const key = `${language}/${contentID}`;
    const taken = items.get(key);
    if (taken !== undefined) {
      const message = `The contentID ${contentID} is taken in ${quoted(taken)}.`;
      const pointer = pointerOf('items', index, 'contentID');
      const free =
        1 +
        Math.max(
          ...release.of('content').flatMap(({ document }) => document.items.map((item) => item.contentID)),
        );
      yield {
        entry,
        code: 'duplicate-content-id',
        pointer,
        message,
        help: 'Give the item another contentID.',
        fix: guess(`Give it the contentID ${free}`, { [pointer]: free }),
      };
    } else items.set(key, id);
  }
}

/** A field value `{"contentID": n}`, alone or in a list, links to another item of the language. */
function* checkLinks(release: ReleaseIndex, entry: ReleaseEntry<Content>): Iterable<ReleaseFinding> {
  const { language } = entry.document;
  const items = knownItems(release);
  for (const [index, item] of entry.document.items.entries()) {
    for (const [pointer, contentID] of linksIn(item.fields, pointerOf('items', index, 'fields'))) {
      if (items.listOf(language, contentID) !== undefined || release.unread.mention(contentID)) continue;
      const message = items.missing(language, contentID);
      const help = 'Link to an item of the same language.';
      yield { entry, code: 'unknown-content-link', pointer, message, help };
    }
  }
}

function linksIn(value: unknown, pointer: string): readonly (readonly [string, number])[] {
  const found: (readonly [string, number])[] = [];
  visitParts(value, (part, path) => {
    if (isContentLink(part)) found.push([`${pointer}${pointerOf(...path)}/contentID`, part.contentID]);
    return true;
  });
  return found;
}
