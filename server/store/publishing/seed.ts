import type { Problem } from '#engine';
import type { StoreContext } from '../context.ts';
import { type Release, readLiveId, readReleaseRow } from '../releases.ts';
import { type PublishOutcome, publish } from './publish.ts';

export type SeedOutcome =
  | { readonly outcome: 'seeded'; readonly release: Release; readonly problems: readonly Problem[] }
  | { readonly outcome: 'not-empty'; readonly release: Release }
  | Extract<PublishOutcome, { readonly outcome: 'refused' }>;

/** Publishes the first release, if there is none. If several instances start at once, one of them does it. */
export async function seed(context: StoreContext, bodies: readonly string[]): Promise<SeedOutcome> {
  const { query } = context.database;
  const before = await readLiveId(query);
  if (before === null) {
    const published = await publish(
      context,
      { changed: bodies, author: 'waymark', message: 'First release', expectedLive: null, accept: 'all' },
      'seed',
    );
    if (published.outcome === 'published') {
      return { outcome: 'seeded', release: published.release, problems: published.problems };
    }
    if (published.outcome === 'refused') return published;
  }
  const live = before ?? (await readLiveId(query));
  const release = live === null ? undefined : await readReleaseRow(query, live);
  if (release === undefined) throw new Error('The live pointer names no release.');
  return { outcome: 'not-empty', release };
}
