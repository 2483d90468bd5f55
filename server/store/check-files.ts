import { readDocument } from '#engine';
import type { CheckRelease } from './context.ts';

/** Paths of the site's own files, wherever in a text. */
const filePaths = /\\?\/(?:documents|images)\\?\/[^"'?#\s<>)]*/g;

/**
 * A check that also warns of images and of linked files that the site does not have.
 *
 * Reads only documents with a path that has no file: reading all would take most of the time of a publication.
 *
 * @param files paths of the site's own files, as `/images/logo.svg`; undefined if they are not at hand
 */
export function withFiles(check: CheckRelease, files: ReadonlySet<string> | undefined): CheckRelease {
  return async (documents, clean) => {
    const problems = await check(documents, clean);
    const suspects = documents.flatMap(({ id, body }) => {
      if (!lacksFile(body, files)) return [];
      const reading = readDocument({ path: id, text: body });
      return reading.outcome === 'read' ? [reading] : [];
    });
    if (suspects.length === 0) return problems;
    const { findMissingFiles } = await import('#analysis');
    return [...problems, ...findMissingFiles(suspects, files)];
  };
}

/** Whether a text has a path without a file. */
function lacksFile(body: string, files: ReadonlySet<string> | undefined): boolean {
  return (body.match(filePaths) ?? []).some((path) => files?.has(path.replaceAll('\\', '')) !== true);
}
