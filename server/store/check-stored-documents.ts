import { type DocumentSource, isClean } from '#engine';
import type { CheckRelease, CheckTimes, CleanRelease } from './context.ts';
import type { StoredDocument } from './stored-document.ts';

/**
 * The check that every release must pass before it goes live, the same as in the command and CI. On top of a
 * release without errors, only what the change can have broken is checked; if that may contain an error,
 * everything is.
 */
export const checkStoredDocuments: CheckRelease = async (documents, clean) => {
  const sources = documents.map(sourceOf);
  const warnings = clean === undefined ? undefined : await checkOnTopOf(clean, sources);
  if (warnings !== undefined) return warnings;
  const { checkDocuments, findOversights } = await import('#analysis');
  const { documents: read, problems } = checkDocuments(sources);
  return isClean(problems) ? [...problems, ...findOversights(read)] : problems;
};

/** Warnings of stored documents that depend on the present time. */
export const checkStoredTimes: CheckTimes = async (documents, time) => {
  const { findTimeWarnings } = await import('#analysis');
  return findTimeWarnings(documents.map(sourceOf), time);
};

async function checkOnTopOf(
  { documents, warnings }: CleanRelease,
  sources: readonly ReturnType<typeof sourceOf>[],
) {
  const { checkChange } = await import('#analysis');
  const before = new Map(documents.map(({ id, body }) => [id, body]));
  const after = new Map(sources.map(({ path, text }) => [path, text]));
  return checkChange({
    unchanged: sources.filter(({ path, text }) => before.get(path) === text),
    changed: sources.filter(({ path, text }) => before.get(path) !== text),
    replaced: documents.map(sourceOf).filter(({ path, text }) => after.get(path) !== text),
    known: warnings,
  });
}

function sourceOf({ id, kind, body }: StoredDocument): DocumentSource & Pick<StoredDocument, 'kind'> {
  return { path: id, kind, text: body };
}
