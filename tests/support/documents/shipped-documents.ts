import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledRelease, compileRelease, readDocument } from '#engine';
import type { Document } from '#schemas';
import { applyExtensionSchemas, sha256 } from '#server';

const folder = join(import.meta.dirname, '../../../pages-config');
applyExtensionSchemas(join(folder, '../extensions'));

/** The documents we ship, each with its path under pages-config/ and its text. Read once per worker. */
export const shippedDocuments = once((): readonly { readonly path: string; readonly text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Files that begin with a dot are not documents.
    .filter((path) => path.endsWith('.json') && !path.startsWith('.'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') })),
);

/**
 * The shipped documents, parsed. Throws when one cannot be read. All test files of a worker share them, so they
 * are frozen.
 */
export const readShippedDocuments = once((): readonly Document[] =>
  shippedDocuments().map((source) => {
    const reading = readDocument(source);
    if (reading.outcome === 'refused') throw new Error(JSON.stringify(reading.problems, null, 2));
    return reading.document;
  }),
);

const unchangedRelease = once(() => compileRelease(readShippedDocuments(), sha256));

/** The shipped documents as one compiled release, with a test's changes. One without changes is shared. */
export function shippedRelease(change?: (document: Document) => Document): CompiledRelease {
  return change === undefined
    ? unchangedRelease()
    : compileRelease(readShippedDocuments().map(change), sha256);
}

/** The frozen value of a function, which is called the first time only. */
function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= frozen(make());
    return made;
  };
}

/** Freezes a value with all that is in it. */
function frozen<Value extends object>(value: Value): Value {
  if (Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of value instanceof Map ? value.values() : Object.values(value))
    if (typeof part === 'object' && part !== null) frozen(part);
  return value;
}

/** The site and its page for unknown addresses, for documents of a test's own: without what the site says of all fields. */
export function shippedSurroundings(): Pick<CompiledRelease, 'site' | 'notFoundPage'> {
  const { site, notFoundPage } = shippedRelease();
  const { everyField: _, ...plain } = site;
  return { site: plain, notFoundPage };
}
