import { randomUUID } from 'node:crypto';
import { documentWidth, layOutJson } from '#engine';
import { recordAudit } from '../audit.ts';
import { type ChangeSet, insertChangeSet } from '../change-sets.ts';
import type { StoreContext } from '../context.ts';
import { type Draft, insertDrafts } from '../drafts.ts';
import { guardFor, type LimitedRequest } from '../limits.ts';
import { isRetired, readDocuments, readLiveId, readReleaseRow } from '../releases.ts';
import type { StoredDocument } from '../stored-document.ts';

export interface RevertRequest extends LimitedRequest {
  readonly release: string;
  readonly author: string;
  /** Takes back only what the release changed in this document. */
  readonly document?: string;
  /** Takes back only the text at this path of names, as translations have it. */
  readonly part?: string;
}

export type RevertOutcome =
  | { readonly outcome: 'begun'; readonly changeSet: ChangeSet }
  /** The release is unknown, has lost its documents, or changed nothing of the kind. */
  | { readonly outcome: 'nothing' };

/**
 * Begins a change set that takes back what one release changed, whatever was published after it: its drafts are the
 * documents as they were before that release, begun from those of the release. Bringing what is live into them (`rebase`)
 * leaves what later releases changed.
 */
export async function beginRevert(context: StoreContext, request: RevertRequest): Promise<RevertOutcome> {
  const { query } = context.database;
  const release = await readReleaseRow(query, request.release);
  const drafts = release && (await draftsBefore(context, release, request));
  if (release === undefined || drafts === undefined || drafts.length === 0) return { outcome: 'nothing' };
  const at = context.now().toISOString();
  const { author } = request;
  const guard = await guardFor(request);
  return await query.transaction().execute(async (transaction) => {
    await guard(
      transaction,
      drafts.map(({ id, body }) => [id, body] as const),
    );
    const changeSet: ChangeSet = {
      id: randomUUID(),
      name: `Take back release ${release.sequence}: ${release.message}`.slice(0, 100),
      state: 'open',
      base: await readLiveId(transaction),
      revision: 1,
      author,
      createdAt: at,
      updatedAt: at,
    };
    await insertChangeSet(transaction, changeSet);
    const rows = drafts.map((draft) => ({ ...draft, author, updatedAt: at, revision: 1 }));
    await insertDrafts(transaction, changeSet.id, rows);
    const { id: subject, name } = changeSet;
    const detail = { name, reverts: release.id, document: request.document, part: request.part };
    await recordAudit(transaction, { at, actor: author, action: 'begin-changes', subject, detail });
    return { outcome: 'begun', changeSet };
  });
}

type RevertDraft = Pick<Draft, 'id' | 'body' | 'base'>;

async function draftsBefore(
  { database: { query } }: StoreContext,
  { id, parent }: { readonly id: string; readonly parent: string | null },
  { document, part }: RevertRequest,
): Promise<readonly RevertDraft[] | undefined> {
  if (parent === null || (await isRetired(query, id)) || (await isRetired(query, parent))) return undefined;
  const [before, after] = [byId(await readDocuments(query, parent)), byId(await readDocuments(query, id))];
  const ids = document === undefined ? new Set([...before.keys(), ...after.keys()]) : [document];
  const drafts = [...ids].flatMap((each): readonly RevertDraft[] => {
    const [old, now] = [before.get(each), after.get(each)];
    if (old?.hash === now?.hash) return [];
    return [{ id: each, body: old?.body ?? null, base: now?.hash ?? null }];
  });
  if (part === undefined) return drafts;
  const [draft] = drafts;
  const now = after.get(document ?? '');
  const body = draft?.body && now && (await withTextOf(part, draft.body, now.body));
  return draft && body ? [{ ...draft, body }] : undefined;
}

function byId(documents: readonly StoredDocument[]): ReadonlyMap<string, StoredDocument> {
  return new Map(documents.map((document) => [document.id, document]));
}

/** A document with one text as it was in an older version; undefined where one of them has none. */
async function withTextOf(part: string, old: string, now: string): Promise<string | undefined> {
  const { replaceText, textAt } = await import('#analysis');
  const text = textAt(JSON.parse(old), part);
  const value = text === undefined ? undefined : replaceText(JSON.parse(now), part, text);
  return value === undefined ? undefined : layOutJson(value, documentWidth);
}
