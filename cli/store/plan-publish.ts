import type { Entries } from '#server';
import type { Base } from './base.ts';
import { compareSides, type DocumentSides } from './compare-sides.ts';
import { type MergedDocument, mergeDocument } from './merge-document.ts';
import { entriesOf, type FolderDocument } from './read-folder.ts';
import type { ReleaseStore } from './release-store.ts';

/** Changes that publishing a folder would make, by document. */
export interface PublishPlan {
  /** Changed here, or new. */
  readonly changed: readonly FolderDocument[];
  /** Changed on both sides, and merged. */
  readonly merged: readonly MergedDocument[];
  /** Changed on both sides, with conflicts. */
  readonly conflicts: readonly MergedDocument[];
  /** Removed from the folder, and to be removed by this publishing. */
  readonly removed: readonly string[];
  /** Removed from the folder, but not to be removed. */
  readonly gone: readonly string[];
  /** Changed by others only: their live version stays. */
  readonly left: readonly string[];
  readonly sides: readonly DocumentSides[];
}

/** Documents to publish, and what may be removed. */
export interface PlanRequest {
  readonly asked: readonly FolderDocument[];
  /** Whether these are all documents, so that a missing one was removed. */
  readonly whole: boolean;
  /** Whether there is a folder of media, so that an asset without a file was removed. Ids of assets begin with a slash. */
  readonly hasMedia: boolean;
  /** Ids of documents that may be removed, or 'all' for every one that is missing. */
  readonly remove: readonly string[] | 'all';
}

/** @param request what of a folder is asked for */
export async function planPublish(
  { asked, whole, hasMedia, remove }: PlanRequest,
  base: Base,
  live: Entries,
  store: ReleaseStore,
): Promise<PublishPlan> {
  const byId = new Map(asked.map((document) => [document.id, document]));
  const removable = (id: string) => remove === 'all' || remove.includes(id);
  const named = new Set([...byId.keys(), ...(remove === 'all' ? [] : remove)]);
  const sides = compareSides(base.entries, entriesOf(asked), live).filter(
    ({ id }) => named.has(id) || (whole && base.knowsRemovals && (hasMedia || !id.startsWith('/'))),
  );
  const plan = { changed: [], merged: [], conflicts: [], removed: [], gone: [], left: [] } as {
    -readonly [part in Exclude<keyof PublishPlan, 'sides'>]: PublishPlan[part][number][];
  };
  for (const each of sides) {
    const { id, changedBy } = each;
    const document = byId.get(id);
    if (
      document === undefined &&
      each.live !== null &&
      remove !== 'all' &&
      remove.includes(id) &&
      each.base === null
    ) {
      plan.removed.push(id);
    } else if (changedBy === 'live') plan.left.push(id);
    else if (changedBy === 'folder') {
      if (document !== undefined) plan.changed.push(document);
      else if (removable(id)) plan.removed.push(id);
      else plan.gone.push(id);
    } else if (changedBy === 'both') {
      const merged = await mergeDocument(each, document?.readText(), store);
      if (merged.conflicts.length > 0) plan.conflicts.push(merged);
      else plan.merged.push(merged);
    }
  }
  return { ...plan, sides };
}
