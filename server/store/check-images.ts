import { findMissingImages, readDocument } from '#engine';
import type { CheckRelease } from './context.ts';

/** Texts that may be paths of the site's own images, with the quotes of JSON. */
const imagePaths = /"\\?\/images\\?\/(?:[^"\\]|\\.)*"/g;

/**
 * A check that also warns of images that the site has no file for.
 *
 * @param files paths of the site's own images, as `/images/logo.svg`; undefined if they are not at hand
 */
export function withImages(check: CheckRelease, files: ReadonlySet<string> | undefined): CheckRelease {
  const isFound = (path: string) => files?.has(JSON.parse(path)) === true;
  return async (documents, clean) => {
    const problems = await check(documents, clean);
    // Reading all documents would take most of the time of a publication, and nearly none is concerned.
    const suspects = documents.flatMap(({ id, body }) => {
      if ((body.match(imagePaths) ?? []).every(isFound)) return [];
      const reading = readDocument({ path: id, text: body });
      return reading.outcome === 'read' ? [reading] : [];
    });
    return [...problems, ...findMissingImages(suspects, files)];
  };
}
