import { type CompiledPage, type CompiledRelease, compileRelease, readDocument } from '#engine';
import type { Release, Releases } from '../journeys/journey-session.ts';
import { sha256 } from '../store/hash.ts';
import type { Store } from '../store/store.ts';
import type { StoredDocument } from '../store/stored-document.ts';

/** How many releases stay compiled besides the live one: requests, and sessions, may have begun under one. */
const remembered = 8;

/** The live release, and older ones by name. */
export interface LiveReleases extends Releases {
  /** Makes a release of the store the live one. */
  show(id: string): Promise<void>;
  /** The page with that digest, in the live release or one shown before it. */
  findPage(digest: string): { readonly page: CompiledPage; readonly release: CompiledRelease } | undefined;
}

export function liveReleases(store: Pick<Store, 'readRelease'>): LiveReleases {
  /** By id; the live one is the last. */
  const known = new Map<string, Release>();
  let current: Release | undefined;

  function remember(release: Release): Release {
    known.delete(release.id);
    known.set(release.id, release);
    for (const id of known.keys()) {
      if (known.size <= remembered) break;
      if (id !== current?.id) known.delete(id);
    }
    return release;
  }

  async function find(id: string): Promise<Release | undefined> {
    const release = known.get(id);
    if (release !== undefined) return release;
    const contents = await store.readRelease(id);
    return contents && remember({ id, compiled: compileStored(contents.documents) });
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
      for (const { compiled } of [...known.values()].reverse()) {
        const page = compiled.pagesByDigest.get(digest);
        if (page !== undefined) return { page, release: compiled };
      }
      return undefined;
    },
  };
}

/**
 * Compiles what the store holds. A release was checked before it went live, so a document that cannot be read now
 * was written by a newer Waymark; it is left out.
 */
export function compileStored(documents: readonly StoredDocument[]): CompiledRelease {
  const readings = documents.map(({ id, body }) => readDocument({ path: id, text: body }));
  return compileRelease(
    readings.flatMap((reading) => (reading.outcome === 'read' ? [reading.document] : [])),
    sha256,
  );
}
