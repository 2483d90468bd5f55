import { Readable } from 'node:stream';
import type { Kysely, Transaction } from 'kysely';
import { isClean, type Problem } from '#engine';
import type { StoredAssets } from '../assets/stored-assets.ts';
import { recordAudit } from '../audit.ts';
import { appendEntries } from '../audit-chain.ts';
import { commonSet, insertChangeSet } from '../change-sets.ts';
import type { StoreContext } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { insertDrafts } from '../drafts.ts';
import { noteChecked } from '../publishing/checked-releases.ts';
import { insertExported } from '../publishing/scheduled.ts';
import { insertRelease, insertRevisions, lockPointer, movePointer } from '../publishing/write-release.ts';
import { markRetired, readLiveId } from '../releases.ts';
import { AlteredAsset, assetReader, type ExportedPart } from './asset-parts.ts';
import { checkExport, exportProblem } from './check-export.ts';
import type { StoreExport } from './transfer.ts';

export interface ImportRequest {
  /** The output of `exportStore`, parsed from JSON. */
  readonly data: unknown;
  /** The bytes of its assets that are not in it. */
  readonly parts?: AsyncIterable<ExportedPart>;
  readonly author: string;
  /** Replaces the content of the store; without it only an empty store accepts an import. */
  readonly replace?: boolean;
}

export type ImportOutcome =
  | { readonly outcome: 'imported'; readonly live: string | null; readonly releases: number }
  | { readonly outcome: 'not-empty' }
  | { readonly outcome: 'refused'; readonly problems: readonly Problem[] };

/**
 * Imports a whole exported store. Its live release must pass the check. The bytes of its assets are stored first, and
 * all else in one transaction: those of an import that fails are deleted by retention, as no document names them.
 */
export async function importStore(context: StoreContext, request: ImportRequest): Promise<ImportOutcome> {
  const checked = checkExport(request.data);
  if ('problems' in checked) return { outcome: 'refused', problems: checked.problems };
  const { data } = checked;
  const problems = await context.checkRelease(liveDocuments(data));
  if (!isClean(problems)) return { outcome: 'refused', problems };

  const { query } = context.database;
  if (!request.replace && !(await isEmpty(query))) return { outcome: 'not-empty' };
  try {
    await addAssets(context.assets, data, request.parts ?? noParts());
  } catch (error) {
    if (!(error instanceof AlteredAsset)) throw error;
    const index = data.assets?.findIndex(({ hash }) => hash === error.hash);
    return {
      outcome: 'refused',
      problems: [exportProblem('altered-export', `/assets/${index}`, error.message)],
    };
  }
  return await query.transaction().execute(async (transaction): Promise<ImportOutcome> => {
    await lockPointer(transaction, await readLiveId(transaction));
    if (request.replace) await clear(transaction);
    else if (!(await isEmpty(transaction))) return { outcome: 'not-empty' };
    await insertAll(transaction, context, data, problems);
    const at = context.now().toISOString();
    const detail = { releases: data.releases.length, revisions: data.revisions.length };
    const subject = data.live ?? 'store';
    await recordAudit(transaction, { at, actor: request.author, action: 'import', subject, detail });
    return { outcome: 'imported', live: data.live, releases: data.releases.length };
  });
}

async function drain(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _part of content);
}

async function* noParts(): AsyncGenerator<ExportedPart> {}

/** Stores the assets that are not there yet. What follows in parts is read to its end, whether it is there or not. */
async function addAssets(
  stored: StoredAssets,
  { assets = [] }: StoreExport,
  parts: AsyncIterable<ExportedPart>,
): Promise<void> {
  const read = assetReader(parts);
  for (const { bytes, ...asset } of assets) {
    const content = bytes === undefined ? read(asset) : Readable.from([Buffer.from(bytes, 'base64')]);
    await stored.add(asset, content);
    if (bytes === undefined) await drain(content);
  }
}

function liveDocuments({ live, releases, revisions }: StoreExport) {
  const entries = releases.find((release) => release.id === live)?.entries ?? {};
  return revisions.filter(({ id, hash }) => entries[id] === hash).sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function isEmpty(query: Kysely<Tables>): Promise<boolean> {
  const release = await query.selectFrom('releases').select('id').limit(1).executeTakeFirst();
  const draft = await query.selectFrom('drafts').select('document_id').limit(1).executeTakeFirst();
  return release === undefined && draft === undefined;
}

async function clear(transaction: Transaction<Tables>): Promise<void> {
  await transaction.updateTable('pointers').set({ release_id: null }).execute();
  const tables = [
    'release_changes',
    'release_entries',
    'scheduled_releases',
    'drafts',
    'change_sets',
    'audit',
    'audit_chain',
    'revisions',
  ] as const;
  for (const table of tables) await transaction.deleteFrom(table).execute();
  // A release refers to older ones, so the newest is deleted first.
  const releases = await transaction
    .selectFrom('releases')
    .select('id')
    .orderBy('sequence', 'desc')
    .execute();
  for (const { id } of releases) await transaction.deleteFrom('releases').where('id', '=', id).execute();
}

async function insertAll(
  transaction: Transaction<Tables>,
  context: StoreContext,
  data: StoreExport,
  warnings: readonly Problem[],
): Promise<void> {
  await insertRevisions(transaction, data.revisions);
  for (const { entries, retiredAt, ...release } of data.releases) {
    await insertRelease(transaction, release, new Map(Object.entries(entries)));
    if (retiredAt !== undefined) await markRetired(transaction, release.id, retiredAt);
  }
  if (data.live !== null) {
    await noteChecked(transaction, context, data.live, warnings);
    await movePointer(transaction, data.live);
  }
  await insertDrafts(transaction, commonSet, data.drafts);
  for (const { drafts, ...set } of data.changeSets ?? []) {
    await insertChangeSet(transaction, set);
    await insertDrafts(transaction, set.id, drafts);
  }
  await insertExported(transaction, data.scheduled ?? []);
  await appendEntries(transaction, data.audit, data.auditStart);
}
