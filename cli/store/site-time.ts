import { readMoment } from '#engine';
import { UsageError } from '../terminal/terminal.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Reads a time, as `2026-12-01T09:00` in the site's time zone or `2026-12-01T09:00+13:00`.
 *
 * @returns ISO 8601, UTC
 */
export async function readSiteTime(store: ReleaseStore, text: string, now: number): Promise<string> {
  const time = readMoment(text, await siteTimeZone(store));
  if (time === undefined)
    throw new UsageError(
      `"${text}" is no time. Write one as 2026-12-01T09:00, or with an offset: 2026-12-01T09:00+13:00.`,
    );
  if (time <= now) throw new UsageError(`${text} has passed.`);
  return new Date(time).toISOString();
}

async function siteTimeZone(store: ReleaseStore): Promise<string> {
  const site = (await store.liveRelease())?.documents.find(({ kind }) => kind === 'site');
  return site === undefined ? 'UTC' : JSON.parse(site.body).timeZone;
}
