import { type CompiledPage, type CompiledRelease, compileRelease, readDocument } from '#engine';
import { sha256 } from '../store/hash.ts';
import type { StoredDocument } from '../store/stored-document.ts';

/** How many releases before the live one can still be rendered: a request may have begun under one. */
const remembered = 3;

/** The live release and the few before it. */
export class LiveReleases {
  #releases: readonly CompiledRelease[] = [];

  get live(): CompiledRelease | undefined {
    return this.#releases[0];
  }

  show(documents: readonly StoredDocument[]): void {
    this.#releases = [compileStored(documents), ...this.#releases.slice(0, remembered)];
  }

  find(digest: string): { readonly page: CompiledPage; readonly release: CompiledRelease } | undefined {
    for (const release of this.#releases) {
      const page = release.pagesByDigest.get(digest);
      if (page !== undefined) return { page, release };
    }
    return undefined;
  }
}

/**
 * Compiles what the store holds. A release was checked before it went live, so a document that cannot be
 * read is one that a newer Waymark wrote; it is left out and its problems are for the log.
 */
export function compileStored(documents: readonly StoredDocument[]): CompiledRelease {
  const readings = documents.map(({ id, body }) => readDocument({ path: id, text: body }));
  return compileRelease(
    readings.flatMap((reading) => (reading.outcome === 'read' ? [reading.document] : [])),
    sha256,
  );
}
