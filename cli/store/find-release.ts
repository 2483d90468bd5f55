import type { Release } from '#server';
import { UsageError } from '../terminal/terminal.ts';
import type { ReleaseStore } from './release-store.ts';

/** Finds a release by name: `live`, its number, or the beginning of its id. */
export async function findRelease(store: ReleaseStore, name: string): Promise<Release> {
  if (name === 'live') {
    const live = await store.liveRelease();
    if (live === undefined) throw new UsageError('Nothing is live yet.');
    return live.release;
  }
  const releases = await store.listReleases(Number.MAX_SAFE_INTEGER);
  const found = releases.filter(
    ({ id, sequence }) => String(sequence) === name || (name.length >= 4 && id.startsWith(name)),
  );
  const [first, second] = found;
  if (first === undefined)
    throw new UsageError(`There is no release "${name}"; \`waymark releases\` lists them.`);
  if (second !== undefined)
    throw new UsageError(`Several releases are meant by "${name}"; write more of the id.`);
  if ((await store.retiredReleases()).has(first.id))
    throw new UsageError(`The documents of ${nameRelease(first)} are no longer kept.`);
  return first;
}

/** A short name of a release: `release 3 (1f2e3d4c)`. */
export function nameRelease({ sequence, id }: Release): string {
  return `release ${sequence} (${shortId(id)})`;
}

/** The first characters of a hash, for people. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}
