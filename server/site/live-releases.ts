import type { CompiledRelease } from '#engine';
import type { Release, Releases } from '../journeys/state/journey-session.ts';
import type { Store } from '../store/store.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { type StoredCompiler, storedCompiler } from './read-stored.ts';

/** How many releases stay compiled, the live one among them: requests, and sessions, may have begun under one. */
const remembered = 16;

/** The live release, and older ones by name. */
export interface LiveReleases extends Releases {
  /** Makes a release of the store the live one. When that cannot be, the one before stays, and the text says why. */
  show(id: string): Promise<string | undefined>;
}

/**
 * Keeps compiled the releases that were used last. One is read and compiled at a time, and once for all who ask for it.
 *
 * @param onUnreadable hears once of a release that cannot be read whole
 * @param obstacleOf says why a release that can be read cannot be the live one here
 */
export function liveReleases(
  store: Pick<Store, 'readRelease'>,
  onUnreadable: (release: string, why: string) => void,
  obstacleOf: (release: CompiledRelease) => string | undefined = () => undefined,
  compiler: StoredCompiler = storedCompiler(),
): LiveReleases {
  /** Why a release cannot be read: it is not tried again. */
  const unreadable = new Map<string, string>();
  /** By id; the one used last is the last. */
  const known = new Map<string, Release>();
  const pending = new Map<string, Promise<Release | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  let current: Release | undefined;

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
      current = release;
      remember(release);
      return undefined;
    },
    live() {
      if (current === undefined) throw new Error('No release is live yet.');
      return current;
    },
  };
}

/**
 * Compiles a release as the store holds it. It was checked before it went live, so a document that cannot be read
 * has been damaged, or was written by a newer Waymark: without it the release would be another one.
 *
 * @returns why it cannot be compiled, as a text
 */
async function compileWhole(
  documents: readonly StoredDocument[],
  compiler: StoredCompiler,
): Promise<CompiledRelease | string> {
  let why: string | undefined;
  try {
    const compiled = await compiler.compile(documents, (id, message) => {
      why ??= `Its document "${id}" cannot be read. ${message}`;
    });
    return why ?? compiled;
  } catch (error) {
    return why ?? (error instanceof Error ? error.message : String(error));
  }
}
