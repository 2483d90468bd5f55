import type { CompiledPage, CompiledRelease } from '#engine';
import type { Release, Releases } from '../journeys/journey-session.ts';
import type { Store } from '../store/store.ts';
import { type StoredCompiler, storedCompiler } from './read-stored.ts';

/** How many releases stay compiled, the live one among them: requests, and sessions, may have begun under one. */
const remembered = 16;

/** The live release, and older ones by name. */
export interface LiveReleases extends Releases {
  /** Makes a release of the store the live one. */
  show(id: string): Promise<void>;
  /** The page with that digest, in the live release or one shown before it. */
  findPage(digest: string): { readonly page: CompiledPage; readonly release: CompiledRelease } | undefined;
}

/** Keeps compiled the releases that were used last. One is read and compiled at a time, and once for all who ask for it. */
export function liveReleases(
  store: Pick<Store, 'readRelease'>,
  compiler: StoredCompiler = storedCompiler(),
): LiveReleases {
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
    const contents = await store.readRelease(id);
    return contents && remember({ id, compiled: await compiler.compile(contents.documents) });
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
      if (release === undefined) return;
      current = release;
      remember(release);
    },
    live() {
      if (current === undefined) throw new Error('No release is live yet.');
      return current;
    },
    findPage(digest) {
      for (const release of [...known.values()].reverse()) {
        const page = release.compiled.pagesByDigest.get(digest);
        if (page !== undefined) return { page, release: touch(release).compiled };
      }
      return undefined;
    },
  };
}
