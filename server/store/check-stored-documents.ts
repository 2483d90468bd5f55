import { checkChange, checkDocuments, type DocumentSource } from '#engine';
import type { CheckRelease } from './context.ts';
import type { StoredDocument } from './stored-document.ts';

/**
 * The check that every release must pass before it goes live, the same as in the command and CI. On top of a
 * release without errors, only what the change can have broken is checked; if that may contain an error,
 * everything is.
 */
export const checkStoredDocuments: CheckRelease = (documents, clean) => {
  const sources = documents.map(sourceOf);
  const warnings = clean === undefined ? undefined : checkOnTopOf(clean, sources);
  return warnings ?? checkDocuments(sources).problems;
};

function checkOnTopOf(clean: readonly StoredDocument[], sources: readonly DocumentSource[]) {
  const before = new Map(clean.map(({ id, body }) => [id, body]));
  const after = new Map(sources.map(({ path, text }) => [path, text]));
  return checkChange({
    unchanged: sources.filter(({ path, text }) => before.get(path) === text),
    changed: sources.filter(({ path, text }) => before.get(path) !== text),
    replaced: clean.map(sourceOf).filter(({ path, text }) => after.get(path) !== text),
  });
}

function sourceOf({ id, body }: StoredDocument): DocumentSource {
  return { path: id, text: body };
}
