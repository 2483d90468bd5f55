import type { DocumentSource } from '../../documents/read-document.ts';
import type { Problem } from '../../problems/problem.ts';
import { type CheckedDocuments, checkDocuments } from '../check-documents.ts';
import { checkRelease } from '../check-release.ts';
import { checkDifference } from '../difference/check-difference.ts';
import { relatedTo } from '../references/related-documents.ts';
import { anythingUnread } from '../references/unread-documents.ts';

/**
 * The check of some documents of a release: their own problems, and those they cause in other documents, such as a
 * reference to an id that one of them no longer bears. A problem of another document is left out only where it does
 * not depend on what the documents in question hold.
 *
 * @param isAsked whether a document, named by its path, is one of those in question
 * @param unreadable ids that files which cannot be read probably bear
 * @param before the documents in question as they were before they changed, where that is known: the check is quicker then
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
  const { documents, problems } = checkDocuments(sources, unreadable);
  const others = documents.filter(({ path }) => !isAsked(path));
  const names = new Set(others.flatMap(({ path, document }) => [path, document.id]));
  const unread = new Set(sources.flatMap(({ path }) => (isAsked(path) || names.has(path) ? [] : [path])));
  const asked = documents.filter(({ path }) => isAsked(path)).map(({ document }) => document);
  for (const { id } of asked) names.delete(id);
  if (!problems.some(({ document }) => names.has(document) || unread.has(document)))
    return { documents, problems };

  // Problems found in the others alone, while the rest may define anything, are not caused by the rest.
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
