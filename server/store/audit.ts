import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import { appendEntries } from './audit-chain.ts';
import type { Tables } from './database/tables.ts';

/** Acts of people, and of the site itself. */
export const auditActions = [
  'publish',
  'rollback',
  'save-draft',
  'delete-draft',
  'add-asset',
  'begin-changes',
  'change-changes',
  'comment',
  'share',
  'invite',
  'withdraw-invitation',
  'join',
  'sign-in',
  'fail-sign-in',
  'sign-out',
  'change-sign-in',
  'make-password-link',
  'reset-factor',
  'end-session',
  'make-key',
  'revoke-key',
  'change-person',
  'remove-person',
  'schedule',
  'cancel',
  'refuse',
  'refuse-act',
  'seed',
  'import',
  'retire',
  'forget',
  'settle',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** One change: who did what to which document or release, and when. */
export interface AuditEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly actor: string;
  readonly action: AuditAction;
  /** Id of the release or document. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** An entry of the log. */
export interface RecordedEntry extends AuditEntry {
  /** Covers the entry and the hash of the one before; null if an older version wrote it. */
  readonly hash: string | null;
}

/** Where acts come from, which is part of their entries. */
interface ActOrigin {
  /** The network of the client. */
  readonly from: string;
  /** Name and beginning of the id of the personal key that was used; a browser was if there is none. */
  readonly key?: string;
}

const origins = new AsyncLocalStorage<ActOrigin>();

/** Runs work, and all that follows from it: entries that it writes say where it comes from. */
export function actingFrom<Result>(origin: ActOrigin, work: () => Result): Result {
  return origins.run(origin, work);
}

/** Called at the end of the transaction of the change itself, so that both are stored, or neither. */
export async function recordAudit(transaction: Transaction<Tables>, entry: AuditEntry): Promise<void> {
  await appendEntries(transaction, [{ ...entry, detail: { ...entry.detail, ...origins.getStore() } }]);
}

/**
 * When a release last went live, in milliseconds since the epoch; undefined if the log does not contain it.
 */
export async function madeLiveAt(query: Kysely<Tables>, release: string): Promise<number | undefined> {
  const row = await query
    .selectFrom('audit')
    .select('at')
    .where('subject', '=', release)
    .where('action', 'in', ['publish', 'rollback'] satisfies AuditAction[])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && Date.parse(row.at);
}

/** Publications and rollbacks after a release last went live; all of them for null. */
export interface Publications {
  readonly count: number;
  /** When the first of them was, in milliseconds since the epoch; undefined if there are none. */
  readonly since: number | undefined;
}

export async function publicationsAfter(
  query: Kysely<Tables>,
  release: string | null,
): Promise<Publications> {
  const all = query.selectFrom('audit').where('action', 'in', madeLive);
  const last = await all
    .select(({ fn }) => fn.max('id').as('id'))
    .where('subject', '=', release ?? '')
    .executeTakeFirst();
  const found = await all
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('at').as('since')])
    .where('id', '>', Number(last?.id ?? 0))
    .executeTakeFirst();
  const since = found?.since ?? undefined;
  // PostgreSQL returns counts as texts.
  return { count: Number(found?.count ?? 0), since: since === undefined ? undefined : Date.parse(since) };
}

const madeLive = ['publish', 'rollback', 'seed'] satisfies AuditAction[];

/** Begun, asked for a review, approved and so on: what was done with a change set, oldest first. */
export async function listActs(query: Kysely<Tables>, changeSet: string): Promise<AuditEntry[]> {
  const actions: AuditAction[] = ['begin-changes', 'change-changes', 'share'];
  const rows = await query
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', changeSet)
    .where('action', 'in', actions)
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

/** Newest first; all entries if no limit is given. */
export async function listAudit(query: Kysely<Tables>, limit?: number): Promise<RecordedEntry[]> {
  const all = query.selectFrom('audit').selectAll().orderBy('id', 'desc');
  const rows = await (limit === undefined ? all : all.limit(limit)).execute();
  return rows.map((row) => ({ ...fromRow(row), hash: row.hash }));
}

function fromRow({ at, actor, action, subject, detail }: AuditRow): AuditEntry {
  // Only recordAudit and a validated import write this column.
  return { at, actor, action: action as AuditAction, subject, detail: JSON.parse(detail) };
}

type AuditRow = { readonly [column in keyof AuditEntry]: string };
