import { findMissingFiles, findMissingImages, type Problem, readDocument } from '#engine';
import type { CheckRelease } from './context.ts';

/** Texts that may be paths of the site's own images, with the quotes of JSON. */
const imagePaths = /"\\?\/images\\?\/(?:[^"\\]|\\.)*"/g;

/** Paths of the site's own files, wherever in a text. */
const filePaths = /\\?\/(?:documents|images)\\?\/[^"'?#\s<>)]*/g;

/**
 * A check that also warns of images that the site has no file for.
 *
 * @param files paths of the site's own images, as `/images/logo.svg`; undefined if they are not at hand
 */
export function withImages(check: CheckRelease, files: ReadonlySet<string> | undefined): CheckRelease {
  return withMissing(check, (body) => lacksFile(body, imagePaths, files), [
    (documents) => findMissingImages(documents, files),
  ]);
}

/** A check that also warns of images and of linked files that the site does not have; see `withImages`. */
export function withFiles(check: CheckRelease, files: ReadonlySet<string> | undefined): CheckRelease {
  return withMissing(check, (body) => lacksFile(body, filePaths, files), [
    (documents) => findMissingImages(documents, files),
    (documents) => findMissingFiles(documents, files),
  ]);
}

type Finder = (documents: Parameters<typeof findMissingImages>[0]) => readonly Problem[];

/** Reading all documents would take most of the time of a publication, and nearly none is concerned. */
function withMissing(
  check: CheckRelease,
  isSuspect: (body: string) => boolean,
  finders: readonly Finder[],
): CheckRelease {
  return async (documents, clean) => {
    const problems = await check(documents, clean);
    const suspects = documents.flatMap(({ id, body }) => {
      if (!isSuspect(body)) return [];
      const reading = readDocument({ path: id, text: body });
      return reading.outcome === 'read' ? [reading] : [];
    });
    return [...problems, ...finders.flatMap((find) => find(suspects))];
  };
}

/** Whether a text has a path without a file. */
function lacksFile(body: string, paths: RegExp, files: ReadonlySet<string> | undefined): boolean {
  return (body.match(paths) ?? []).some((path) => files?.has(path.replaceAll(/[\\"]/g, '')) !== true);
}
