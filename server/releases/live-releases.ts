import { type CompiledRelease, documentsAt, publicationMoments } from '#engine';
import type { Store } from '../store/store.ts';
import { compileWhole, type StoredCompiler, storedCompiler } from './read-stored.ts';

/** The releases that a session can be pinned to. */
export interface Releases {
  /** The release that visitors see now. */
  live(): Release;
  /** A release by its id; undefined if it can no longer be read. */
  find(id: string): Promise<Release | undefined>;
}

export interface Release {
  readonly id: string;
  readonly compiled: CompiledRelease;
}

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

/** A release as visitors see it: without what is not published yet, or no longer. */
interface SeenRelease extends Release {
  /** When it began to be seen like this, in milliseconds since 1970; undefined before the first of its times. */
  readonly since: number | undefined;
}

/** Gives what visitors see at a time, in milliseconds since 1970. */
export type SeenReleases = (time: number) => SeenRelease;

/**
 * The part of a release that visitors see, compiled again when a page or an item begins or ceases to be seen. It is a release of
 * its own with the same id, so every digest and key in it is that of what is seen.
 */
export function seenReleases({ id, compiled }: Release, compiler: StoredCompiler): SeenReleases {
  const moments = publicationMoments(compiled.written);
  let seen: SeenRelease | undefined;
  let next = Number.POSITIVE_INFINITY;
  return (time) => {
    // Clocks may be set back, too.
    if (seen !== undefined && time < next && time >= (seen.since ?? Number.NEGATIVE_INFINITY)) return seen;
    next = moments.find((moment) => moment > time) ?? Number.POSITIVE_INFINITY;
    const documents = documentsAt(compiled.written, time);
    seen = {
      id,
      since: moments.findLast((moment) => moment <= time),
      compiled: documents === compiled.written ? compiled : compiler.compileRead(documents),
    };
    return seen;
  };
}
