import type { Document } from '#schemas';
import type { ContentItem } from '../content-item.ts';
import { siteOf } from '../derived-fields.ts';
import {
  always,
  type PublicationPeriod,
  type PublicationTimes,
  publicationPeriod,
  sharedPeriod,
} from './publication-period.ts';
import { writeMoment } from './read-moment.ts';

/** Finds the times of pages and items of a set of documents. */
export interface TimesFinder {
  /** The times of a page and of its item, in the time zone of the site; without times if it is always seen. */
  ofPage(page: PublicationTimes, item?: Pick<ContentItem, 'contentID'>): PublicationTimes;
  ofItem(item: Pick<ContentItem, 'contentID'>): PublicationTimes;
}

/** @param language language of the items */
export function timesFinder(documents: readonly Document[], language: string): TimesFinder {
  const timeZone = siteOf(documents)?.timeZone ?? 'UTC';
  const items = new Map<number, PublicationPeriod>();
  for (const document of documents) {
    if (document.kind !== 'content' || document.language !== language) continue;
    for (const item of document.items) {
      const period = publicationPeriod(item, timeZone);
      if (period !== always) items.set(item.contentID, period);
    }
  }
  const itemPeriod = ({ contentID }: Pick<ContentItem, 'contentID'>) => items.get(contentID) ?? always;
  return {
    ofPage(page, item) {
      const period = publicationPeriod(page, timeZone);
      return written(item === undefined ? period : sharedPeriod(period, itemPeriod(item)), timeZone);
    },
    ofItem: (item) => written(itemPeriod(item), timeZone),
  };
}

function written({ from, until }: PublicationPeriod, timeZone: string): PublicationTimes {
  return {
    ...(from !== always.from && { publishFrom: writeMoment(from, timeZone) }),
    ...(until !== always.until && { publishUntil: writeMoment(until, timeZone) }),
  };
}

/**
 * Says when something is seen; undefined if it is always seen.
 *
 * @example describeTimes({ publishFrom: '2026-12-01T09:00' }) // 'from 2026-12-01 09:00 on'
 */
export function describeTimes({ publishFrom, publishUntil }: PublicationTimes): string | undefined {
  const [from, until] = [publishFrom, publishUntil].map((time) => time?.replace('T', ' '));
  if (from === undefined) return until === undefined ? undefined : `until ${until}`;
  return until === undefined ? `from ${from} on` : `from ${from} until ${until}`;
}
