import type { Store } from '#server';
import { UsageError } from './terminal.ts';

const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/;

/**
 * Reads a time, as `2026-12-01T09:00` in the site's time zone or `2026-12-01T09:00+13:00`.
 *
 * @returns ISO 8601, UTC
 */
export async function readSiteTime(store: Store, text: string, now: number): Promise<string> {
  const [, , offset] = moment.exec(text) ?? [text, undefined, null];
  const time = offset === undefined ? inZone(text, await siteTimeZone(store)) : Date.parse(text);
  if (offset === null || time === undefined || Number.isNaN(time))
    throw new UsageError(
      `"${text}" is no time. Write one as 2026-12-01T09:00, or with an offset: 2026-12-01T09:00+13:00.`,
    );
  if (time <= now) throw new UsageError(`${text} has passed.`);
  return new Date(time).toISOString();
}

async function siteTimeZone(store: Store): Promise<string> {
  const site = (await store.liveRelease())?.documents.find(({ kind }) => kind === 'site');
  return site === undefined ? 'UTC' : JSON.parse(site.body).timeZone;
}

/** Undefined for a time that the clocks of the zone skip; the first of one that they show twice. */
function inZone(text: string, timeZone: string): number | undefined {
  const wanted = Date.parse(`${text.replace(' ', 'T')}Z`);
  const hourMs = 3_600_000;
  // No zone is more than 14 hours from UTC, and all differ by quarters of an hour.
  for (let time = wanted - 14 * hourMs; time <= wanted + 14 * hourMs; time += hourMs / 4)
    if (shownAt(time, timeZone) === wanted) return time;
  return undefined;
}

/** Time that the clocks of a zone show, as if it were UTC. */
function shownAt(time: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(time);
  return Date.parse(`${shown.replace(' ', 'T')}Z`);
}
