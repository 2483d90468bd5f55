import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledRelease, compileRelease, readDocument } from '#engine';
import type { Document } from '#schemas';
import { sha256 } from '#server';

const folder = join(import.meta.dirname, '../../pages-config');

/** The documents we ship, each with its path under pages-config/ and its text. */
export function shippedDocuments(): readonly { readonly path: string; readonly text: string }[] {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Files that begin with a dot are not documents.
      .filter((path) => path.endsWith('.json') && !path.startsWith('.'))
      .sort()
      .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
  );
}

/** The shipped documents, parsed. Throws when one cannot be read. */
export function readShippedDocuments(): readonly Document[] {
  return shippedDocuments().map((source) => {
    const reading = readDocument(source);
    if (reading.outcome === 'refused') throw new Error(JSON.stringify(reading.problems, null, 2));
    return reading.document;
  });
}

/** The shipped documents as one compiled release, with a test's changes. */
export function shippedRelease(change: (document: Document) => Document = (same) => same): CompiledRelease {
  return compileRelease(readShippedDocuments().map(change), sha256);
}
