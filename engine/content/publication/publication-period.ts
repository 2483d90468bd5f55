import { readMoment } from './read-moment.ts';

/** When a page or a content item may be seen, as authors write it. */
export interface PublicationTimes {
  readonly publishFrom?: string;
  readonly publishUntil?: string;
}

/** Milliseconds since 1970: the first in which it is seen, and the first in which it no longer is. */
export interface PublicationPeriod {
  readonly from: number;
  readonly until: number;
}

/** The period of what has no times. */
export const always: PublicationPeriod = {
  from: Number.NEGATIVE_INFINITY,
  until: Number.POSITIVE_INFINITY,
};

/** The period of a page or an item. A time that cannot be read is left out: the check refuses it. */
export function publicationPeriod(
  { publishFrom, publishUntil }: PublicationTimes,
  timeZone: string,
): PublicationPeriod {
  if (publishFrom === undefined && publishUntil === undefined) return always;
  const read = (text: string | undefined) => (text === undefined ? undefined : readMoment(text, timeZone));
  return { from: read(publishFrom) ?? always.from, until: read(publishUntil) ?? always.until };
}

export function isWithin({ from, until }: PublicationPeriod, time: number): boolean {
  return from <= time && time < until;
}

/** The part that two periods share; it ends before it begins if they share none. */
export function sharedPeriod(one: PublicationPeriod, other: PublicationPeriod): PublicationPeriod {
  return { from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) };
}
