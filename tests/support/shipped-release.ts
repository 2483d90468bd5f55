import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledRelease, compileRelease, readDocument } from '#engine';
import type { Document } from '#schemas';
import { sha256 } from '#server';

const folder = join(import.meta.dirname, '../../pages-config');

/** The documents of `pages-config/`, compiled as they would be served. Throws when one cannot be read. */
export function shippedRelease(): CompiledRelease {
  return compileRelease(shippedDocuments(), sha256);
}

export function shippedDocuments(): readonly Document[] {
  return globSync('**/*.json', { cwd: folder })
    .sort()
    .map((path) => {
      const reading = readDocument({ path, text: readFileSync(join(folder, path), 'utf8') });
      if (reading.outcome === 'refused') throw new Error(JSON.stringify(reading.problems, null, 2));
      return reading.document;
    });
}
