import type { CompiledRelease } from '#engine';
import type { Store } from '../store/store.ts';
import { compileWhole, type StoredCompiler, storedCompiler } from './read-stored.ts';
import type { Release, Releases } from './release.ts';
import { type SeenRelease, type SeenReleases, seenReleases } from './seen-releases.ts';

/**
 * Number of releases that stay compiled, the live one included: requests and sessions may have begun under
 * any of them.
 */
const remembered = 16;

/** The live release as visitors see it now, and releases with all their documents by id. */
export interface LiveReleases extends Releases {
  live(): SeenRelease;
  /**
   * Makes a release of the store the live one. If that fails, the previous one stays, and the text says why.
   */
  show(id: string): Promise<string | undefined>;
}

/**
 * Keeps the most recently used releases compiled. Releases are read and compiled one at a time, and once for
 * all callers.
 *
 * @param onUnreadable called once for a release that cannot be read completely
 * @param obstacleOf returns why a readable release cannot go live here
 */
export function liveReleases(
  store: Pick<Store, 'readRelease'>,
  onUnreadable: (release: string, why: string) => void,
  obstacleOf: (release: CompiledRelease) => string | undefined = () => undefined,
  compiler: StoredCompiler = storedCompiler(),
  now: () => number = Date.now,
): LiveReleases {
  /** Why a release cannot be read; it is not tried again. */
  const unreadable = new Map<string, string>();
  /** By id, in order of use. */
  const known = new Map<string, Release>();
  const pending = new Map<string, Promise<Release | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  let current: Release | undefined;
  let seen: SeenReleases | undefined;

  function touch(release: Release): Release {
    known.delete(release.id);
    known.set(release.id, release);
    return release;
  }

  function remember(release: Release): Release {
    touch(release);
    for (const id of known.keys()) {
      if (known.size <= remembered) break;
      if (id !== current?.id) known.delete(id);
    }
    compiler.retain([...known.values()].map(({ compiled }) => compiled));
    return release;
  }

  async function load(id: string): Promise<Release | undefined> {
    if (unreadable.has(id)) return undefined;
    const contents = await store.readRelease(id);
    if (contents === undefined) return undefined;
    const compiled = await compileWhole(contents.documents, compiler);
    if (typeof compiled !== 'string') return remember({ id, compiled });
    unreadable.set(id, compiled);
    onUnreadable(id, compiled);
    return undefined;
  }

  async function find(id: string): Promise<Release | undefined> {
    const release = known.get(id);
    if (release !== undefined) return touch(release);
    const begun = pending.get(id);
    if (begun) return begun;
    const loading = last.then(() => load(id)).finally(() => pending.delete(id));
    pending.set(id, loading);
    last = loading.catch(() => undefined);
    return loading;
  }

  return {
    find,
    async show(id) {
      const release = await find(id);
      if (release === undefined) return unreadable.get(id) ?? 'It is not in the store.';
      const obstacle = obstacleOf(release.compiled);
      if (obstacle !== undefined) return obstacle;
      if (current !== release) seen = seenReleases(release, compiler);
      current = release;
      remember(release);
      return undefined;
    },
    live() {
      if (seen === undefined) throw new Error('No release is live yet.');
      return seen(now());
    },
  };
}
