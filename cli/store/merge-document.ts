import { type MergeConflict, mergeJson } from '#analysis';
import { documentWidth, layOutJson } from '#engine';
import type { DocumentSides } from './compare-sides.ts';
import type { ReleaseStore } from './release-store.ts';

/** A document that was changed on both sides, merged. */
export interface MergedDocument {
  readonly id: string;
  /** Undefined where the preferred side has no such document. */
  readonly text: string | undefined;
  /** Values that both sides changed; empty when the changes can be merged. */
  readonly conflicts: readonly MergeConflict[];
  /** The revision that both sides began from is no longer stored, so their changes cannot be told apart. */
  readonly isBaseGone: boolean;
}

/**
 * Merges the changes of a folder with those that are live, each since the base.
 *
 * @param folderText undefined where the folder has no such document
 * @param prefer whose change wins where both changed the same value
 */
export async function mergeDocument(
  { id, base, live }: DocumentSides,
  folderText: string | undefined,
  store: ReleaseStore,
  prefer: 'folder' | 'live' = 'folder',
): Promise<MergedDocument> {
  const liveText = live === null ? undefined : await store.readRevision(live);
  const baseText = base === null ? undefined : await store.readRevision(base);
  const sides = [parsed(baseText), parsed(folderText), parsed(liveText)] as const;
  const { value, conflicts } = mergeJson(...sides, prefer === 'folder' ? 'mine' : 'theirs');
  const isBaseGone = base !== null && baseText === undefined;
  return {
    id,
    isBaseGone,
    text: value === undefined ? undefined : layOutJson(value, documentWidth),
    conflicts,
  };
}

function parsed(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text);
}
