import type { Kysely, Transaction } from 'kysely';
import type { Preference } from '#analysis';
import { documentWidth, layOutJson } from '#engine';
import { recordAudit } from '../audit.ts';
import { beginEdit } from '../change-sets.ts';
import type { StoreContext } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { type Draft, listDrafts, replaceDraft } from '../drafts.ts';
import { guardFor, type LimitedRequest } from '../limits.ts';
import { lockPointer } from '../publishing/write-release.ts';
import { readEntries, readLiveId } from '../releases.ts';

/** A value that a draft and what was published meanwhile changed differently; a side without it lacks it. */
interface Collision {
  readonly document: string;
  /** JSON Pointer of the value in the revision that both began from. */
  readonly pointer: string;
  readonly base?: unknown;
  readonly mine?: unknown;
  readonly theirs?: unknown;
}

/** The winner of each conflict, by document and pointer: a side, where that of the draft is `mine`, or another text. */
export type Choices = ReadonlyMap<string, ReadonlyMap<string, Preference>>;

export interface RebaseRequest extends LimitedRequest {
  readonly changeSet: string;
  readonly author: string;
  readonly choices: Choices;
}

export type RebaseOutcome =
  /** The documents whose drafts are on what is live now, and what has to be chosen for the others. */
  | {
      readonly outcome: 'rebased';
      readonly documents: readonly string[];
      readonly collisions: readonly Collision[];
    }
  | { readonly outcome: 'closed' };

/** Somebody published or saved while drafts were merged. */
class Overtaken extends Error {}

/**
 * Brings what was published since the drafts of a change set were begun into them. Nothing is lost: where both sides
 * changed the same value, the draft stays as it is until one is chosen.
 */
export async function rebase(context: StoreContext, request: RebaseRequest): Promise<RebaseOutcome> {
  for (;;) {
    try {
      return await tryRebase(context, request);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
}

/** Drafts that were begun from another revision than the live one. */
export async function draftsBehind(query: Kysely<Tables>, changeSet: string): Promise<readonly Draft[]> {
  const live = await readEntries(query, await readLiveId(query));
  const drafts = await listDrafts(query, changeSet);
  return drafts.filter(({ id, base }) => base !== (live.get(id) ?? null));
}

async function tryRebase(context: StoreContext, request: RebaseRequest): Promise<RebaseOutcome> {
  const { query } = context.database;
  const { changeSet, author, choices } = request;
  const live = await readLiveId(query);
  const entries = await readEntries(query, live);
  const merged: Merged[] = [];
  for (const draft of await draftsBehind(query, changeSet))
    merged.push(await mergeDraft(query, draft, entries.get(draft.id) ?? null, choices.get(draft.id)));
  const collisions = merged.flatMap((each) => each.collisions);
  const done = merged.filter((each) => each.collisions.length === 0);
  if (done.length === 0) return { outcome: 'rebased', documents: [], collisions };
  const at = context.now().toISOString();
  const guard = await guardFor(request);
  return await query.transaction().execute(async (transaction) => {
    if (!(await lockPointer(transaction, live))) throw new Overtaken();
    if (!(await beginEdit(transaction, { changeSet, author, at }))) return { outcome: 'closed' };
    await guard(
      transaction,
      done.flatMap(({ draft: { id, body }, change }) => [[id, body] as const, [id, change.body] as const]),
    );
    for (const { draft, change } of done) {
      const isSame = await replaceDraft(transaction, { changeSet, draft, author, at, ...change });
      if (!isSame) throw new Overtaken();
    }
    if (collisions.length === 0) await noteBase(transaction, changeSet, live);
    const documents = done.map(({ draft }) => draft.id);
    const detail = { rebased: documents, onto: live };
    await recordAudit(transaction, {
      at,
      actor: author,
      action: 'change-changes',
      subject: changeSet,
      detail,
    });
    return { outcome: 'rebased', documents, collisions };
  });
}

async function noteBase(
  transaction: Transaction<Tables>,
  changeSet: string,
  live: string | null,
): Promise<void> {
  await transaction
    .updateTable('change_sets')
    .set({ base_release: live })
    .where('id', '=', changeSet)
    .execute();
}

interface Merged {
  readonly draft: Draft;
  readonly collisions: readonly Collision[];
  readonly change: {
    /** Hash of the live revision. */
    readonly base: string | null;
    readonly body: string | null;
    /** Whether nothing is left that differs from what is live. */
    readonly isGone: boolean;
  };
}

async function mergeDraft(
  query: Kysely<Tables>,
  draft: Draft,
  live: string | null,
  choices: ReadonlyMap<string, Preference> | undefined,
): Promise<Merged> {
  const { mergeJson } = await import('#analysis');
  const { id, base, body } = draft;
  const [old, now] = [await readBody(query, base), await readBody(query, live)];
  const mine = parsed(body);
  const [from, theirs] = [parsed(old), parsed(now)];
  const { value, conflicts } = mergeJson(from, mine, theirs, (pointer) => choices?.get(pointer) ?? 'mine');
  const collisions = conflicts
    .filter(({ pointer }) => choices?.get(pointer) === undefined)
    .map((conflict) => ({ document: id, ...conflict }));
  const text = value === undefined ? null : textOf(value);
  // The author's layout stays where nothing is merged in.
  const kept = [body, now].find((known) => known !== null && textOf(parsed(known)) === text);
  return {
    draft,
    collisions,
    change: { base: live, body: kept ?? text, isGone: text === textOf(theirs) },
  };
}

async function readBody(query: Kysely<Tables>, hash: string | null): Promise<string | null> {
  if (hash === null) return null;
  const row = await query.selectFrom('revisions').select('body').where('hash', '=', hash).executeTakeFirst();
  return row?.body ?? null;
}

/** The value of a text; the text itself while it is no JSON, undefined for none. */
function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function textOf(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : layOutJson(value, documentWidth);
}
