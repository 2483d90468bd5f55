import type { DocumentSource, Problem } from '#engine';
import { type CheckedDocuments, checkDocuments } from '../check-documents.ts';
import { checkRelease } from '../check-release.ts';
import { relatedTo } from '../references/related-documents.ts';
import { anythingUnread } from '../release/unread-documents.ts';
import { checkDifference } from './check-difference.ts';

/**
 * Checks some documents of a release: returns their own problems and those they cause in others, such as a
 * reference to an id that no longer exists. Leaves out problems of other documents that do not depend on the
 * checked ones.
 *
 * @param isAsked whether the document of a path is to be checked
 * @param unreadable probable ids of files that cannot be read
 * @param before the checked documents before their change, if known; makes the check faster
 */
export function checkPart(
  sources: readonly DocumentSource[],
  isAsked: (path: string) => boolean,
  unreadable: readonly string[] = [],
  before?: readonly DocumentSource[],
): CheckedDocuments {
  if (before !== undefined && unreadable.length === 0) {
    const checked = checkDifference(sources, isAsked, before);
    if (checked !== undefined) return checked;
  }
  return problemsOfPart(sources, isAsked, checkDocuments(sources, unreadable));
}

/** The part of what the check of all documents has found that `checkPart` reports. */
export function problemsOfPart(
  sources: readonly DocumentSource[],
  isAsked: (path: string) => boolean,
  { documents, problems }: CheckedDocuments,
): CheckedDocuments {
  const others = documents.filter(({ path }) => !isAsked(path));
  const names = new Set(others.flatMap(({ path, document }) => [path, document.id]));
  const unread = new Set(sources.flatMap(({ path }) => (isAsked(path) || names.has(path) ? [] : [path])));
  const asked = documents.filter(({ path }) => isAsked(path)).map(({ document }) => document);
  for (const { id } of asked) names.delete(id);
  if (!problems.some(({ document }) => names.has(document) || unread.has(document)))
    return { documents, problems };

  // Problems that the other documents have on their own are not caused by the asked ones.
  const independent = new Set(checkRelease(others, anythingUnread).map(keyOf));
  const related = relatedTo(
    asked,
    documents.map(({ document }) => document),
  );
  const isCaused = (problem: Problem) => related.has(problem.document) || !independent.has(keyOf(problem));
  return {
    documents,
    problems: problems.filter(
      (problem) => !unread.has(problem.document) && (!names.has(problem.document) || isCaused(problem)),
    ),
  };
}

function keyOf({ document, pointer, code, message }: Problem): string {
  return JSON.stringify([document, pointer, code, message]);
}
