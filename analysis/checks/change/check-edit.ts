import type { DocumentSource, Problem } from '#engine';
import { byPlace, type Reading } from '#engine/parts';
import { checkAll, checkRelated } from '../check-release.ts';
import { linkEntries } from '../journeys/link-entries.ts';
import { indexRelease } from '../release/release-index.ts';
import { unreadDocuments } from '../release/unread-documents.ts';
import { checkAffected } from './check-affected.ts';

/** A text with what was read from it. */
export interface ReadText {
  readonly source: DocumentSource;
  readonly reading: Reading;
}

/** Result of a check of documents that are being edited. */
export interface EditCheck {
  readonly problems: readonly Problem[];
  /** Those of them that do not come from comparing all documents. */
  readonly related: readonly Problem[];
  /** False when only the check of all documents is sure to find every problem. */
  readonly isWhole: boolean;
}

/** One edit: the documents that it changed, before and after, and the result of the check before it. */
export interface Edit {
  readonly fresh: readonly ReadText[];
  readonly old: readonly ReadText[];
  readonly before: EditCheck;
}

/**
 * Checks documents that are being edited. With an edit, checks again only what it can affect, so that an editor
 * shows the first problems at once. The result is whole when what was checked again has no error, and had none
 * before.
 *
 * @param texts all documents, as they are after the edit
 */
export function checkEdit(texts: readonly ReadText[], edit?: Edit): EditCheck {
  const read = texts.flatMap(({ reading }) => (reading.outcome === 'read' ? reading : []));
  const refused = texts.flatMap(({ reading, source }) =>
    reading.outcome === 'refused' ? { ...reading, text: source.text } : [],
  );
  const unread = unreadDocuments(refused);
  const release = indexRelease(linkEntries(read), unread);
  const unreadable = refused.flatMap(({ problems }) => problems);
  const compared = [...unreadable, ...checkAll(release)];
  const result = (related: readonly Problem[], isWhole: boolean): EditCheck => ({
    problems: [...compared, ...related].sort(byPlace),
    related,
    isWhole,
  });
  if (edit === undefined) return result(checkRelated(release, release), true);
  const { fresh, old, before } = edit;
  const { affected, problems: found } = checkAffected(release, documentsOf(fresh), documentsOf(old));
  const names = new Set([
    ...affected.entries.map(({ document }) => document.id),
    ...documentsOf(old).map(({ id }) => id),
  ]);
  const kept = before.related.filter(({ document }) => !names.has(document));
  const isClear = found.length === 0 && kept.length === before.related.length;
  return result([...kept, ...found], before.isWhole && isClear);
}

function documentsOf(texts: readonly ReadText[]) {
  return texts.flatMap(({ reading }) => (reading.outcome === 'read' ? reading.document : []));
}
