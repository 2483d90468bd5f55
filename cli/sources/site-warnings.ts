import { type CheckedDocuments, findOversights, findTimeWarnings } from '#analysis';
import { type DocumentSource, isClean, type Problem } from '#engine';

/**
 * Warnings about all documents of a site together, and about the present time, that concern some of them; none while
 * documents or files have errors.
 *
 * @param time milliseconds since 1970
 * @param isAsked whether they may concern the document of a path
 */
export function siteWarnings(
  { documents, problems }: CheckedDocuments,
  sources: readonly DocumentSource[],
  time: number,
  isAsked: (path: string) => boolean = () => true,
): readonly Problem[] {
  if (documents.length < sources.length || !isClean(problems)) return [];
  const asked = new Set(documents.filter(({ path }) => isAsked(path)).map(({ document }) => document.id));
  return [...findOversights(documents), ...findTimeWarnings(sources, time)].filter(({ document }) =>
    asked.has(document),
  );
}
