import { type DocumentSource, type Problem, readDocument } from '#engine';
import { type CheckedDocuments, checkDocuments } from '../check-documents.ts';
import { checkRelease } from '../check-release.ts';
import type { DocumentChange } from '../proofs/affected-proofs.ts';
import { relatedTo } from '../references/related-documents.ts';
import { anythingUnread } from '../release/unread-documents.ts';

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
  const proofs = before === undefined ? true : changeOf(before, isAsked);
  return problemsOfPart(sources, isAsked, checkDocuments(sources, unreadable, proofs), proofs);
}

/** A change by what was there before it; true, for all proofs, if that cannot be read. */
function changeOf(
  before: readonly DocumentSource[],
  isChanged: DocumentChange['isChanged'],
): true | DocumentChange {
  const read = before.map((source) => readDocument(source));
  const old = read.flatMap((reading) => (reading.outcome === 'read' ? reading.document : []));
  return old.length === before.length ? { isChanged, old } : true;
}

/**
 * The part of what the check of all documents has found that `checkPart` reports.
 *
 * @param proofs those that it made
 */
export function problemsOfPart(
  sources: readonly DocumentSource[],
  isAsked: (path: string) => boolean,
  { documents, problems }: CheckedDocuments,
  proofs: true | DocumentChange = true,
): CheckedDocuments {
  const others = documents.filter(({ path }) => !isAsked(path));
  const names = new Set(others.flatMap(({ path, document }) => [path, document.id]));
  const unread = new Set(sources.flatMap(({ path }) => (isAsked(path) || names.has(path) ? [] : [path])));
  const asked = documents.filter(({ path }) => isAsked(path)).map(({ document }) => document);
  for (const { id } of asked) names.delete(id);
  if (!problems.some(({ document }) => names.has(document) || unread.has(document)))
    return { documents, problems };

  // Problems that the other documents have on their own are not caused by the asked ones.
  const independent = new Set(checkRelease(others, anythingUnread, proofs).map(keyOf));
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
