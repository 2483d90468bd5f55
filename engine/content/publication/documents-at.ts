import type { Content, Document } from '#schemas';
import { isContentLink } from '../content-item.ts';
import { siteOf } from '../derived-fields.ts';
import { always, isWithin, type PublicationPeriod, publicationPeriod } from './publication-period.ts';

/**
 * The documents that visitors see at a moment: without the pages and content items that are not published yet or no
 * longer, without the links of items to such items, and without the journeys whose forms are on such pages.
 *
 * @param time milliseconds since 1970
 * @returns the same list if everything is seen
 */
export function documentsAt(documents: readonly Document[], time: number): readonly Document[] {
  const timeZone = siteOf(documents)?.timeZone ?? 'UTC';
  const isSeen = (timed: PublicationPeriod) => isWithin(timed, time);
  const hiddenItems = new Map<string, Set<number>>();
  const hiddenPages = new Set<string>();
  const hiddenJourneys = new Set<string>();
  for (const [document, period, item] of timedParts(documents, timeZone)) {
    if (isSeen(period)) continue;
    if (document.kind === 'content' && item !== undefined) {
      const ofLanguage = hiddenItems.get(document.language) ?? new Set();
      hiddenItems.set(document.language, ofLanguage.add(item));
    }
    if (document.kind !== 'page') continue;
    hiddenPages.add(document.id);
    for (const module of document.zones.content)
      if (module.type === 'form') hiddenJourneys.add(module.journey);
  }
  if (hiddenPages.size === 0 && hiddenItems.size === 0) return documents;
  return documents
    .filter(
      ({ kind, id }) =>
        !(kind === 'page' && hiddenPages.has(id)) && !(kind === 'journey' && hiddenJourneys.has(id)),
    )
    .map((document) => {
      const hidden = document.kind === 'content' ? hiddenItems.get(document.language) : undefined;
      return document.kind === 'content' && hidden !== undefined ? withoutItems(document, hidden) : document;
    });
}

/** The moments at which documents begin or cease to be seen, the earliest first. */
export function publicationMoments(documents: readonly Document[]): readonly number[] {
  const timeZone = siteOf(documents)?.timeZone ?? 'UTC';
  const moments = new Set<number>();
  for (const [, { from, until }] of timedParts(documents, timeZone)) {
    if (from !== always.from) moments.add(from);
    if (until !== always.until) moments.add(until);
  }
  return [...moments].sort((a, b) => a - b);
}

/** The pages and content items that have times. */
function* timedParts(
  documents: readonly Document[],
  timeZone: string,
): Iterable<readonly [Document, PublicationPeriod, item?: number]> {
  for (const document of documents) {
    if (document.kind === 'page') {
      const period = publicationPeriod(document, timeZone);
      if (period !== always) yield [document, period];
    }
    if (document.kind !== 'content') continue;
    for (const item of document.items) {
      const period = publicationPeriod(item, timeZone);
      if (period !== always) yield [document, period, item.contentID];
    }
  }
}

/** A content document without some items and without the links to them; the same one if it has none of either. */
function withoutItems(document: Content, hidden: ReadonlySet<number>): Content {
  const isHidden = (value: unknown) => isContentLink(value) && hidden.has(value.contentID);
  let isChanged = false;
  const items = document.items.flatMap((item) => {
    if (hidden.has(item.contentID)) {
      isChanged = true;
      return [];
    }
    const entries = Object.entries(item.fields);
    if (!entries.some(([, value]) => isHidden(value) || (Array.isArray(value) && value.some(isHidden))))
      return [item];
    isChanged = true;
    const kept = entries.flatMap(([name, value]) => {
      if (isHidden(value)) return [];
      return [[name, Array.isArray(value) ? value.filter((each) => !isHidden(each)) : value] as const];
    });
    return [{ ...item, fields: Object.fromEntries(kept) }];
  });
  return isChanged ? { ...document, items } : document;
}
