import { sql, type Transaction } from 'kysely';
import { recordAudit } from '../../store/audit.ts';
import type { Database } from '../../store/database/database.ts';
import type { Tables } from '../../store/database/tables.ts';
import { lockPointer } from '../../store/publishing/write-release.ts';
import { deleteEntries, isShown } from '../../store/release-entries.ts';
import { markRetired, type Release, readLiveId, releaseFromRow } from '../../store/releases.ts';
import type { Connection } from '../sessions.ts';
import { inBatches } from './expired-rows.ts';
import {
  countRows,
  deleteBatch,
  type RetentionLimits,
  type RetentionPart,
  type RowSelection,
} from './parts.ts';

const dayMs = 86_400_000;
/** Most releases retired in one run; the rest follow in the next. */
const mostAtOnce = 1000;

/**
 * Releases whose documents nobody needs any more, oldest first. They are not among the newest, are old
 * enough, are neither live nor were recently part of a rollback, are not the parent of a kept release, and no
 * session or unmade call uses them.
 */
async function unusedReleases(
  connection: Connection,
  { releases, releaseDays }: RetentionLimits,
  now: number,
): Promise<readonly Release[]> {
  const since = new Date(now - releaseDays * dayMs).toISOString();
  const rows = await connection
    .selectFrom('releases')
    .select(['id', 'sequence', 'parent_id', 'author', 'message', 'created_at'])
    .where('retired_at', 'is', null)
    .orderBy('sequence', 'desc')
    .execute();
  const live = await readLiveId(connection);
  const young = rows.filter(
    ({ id, created_at }, index) => index < releases || created_at >= since || id === live,
  );
  const kept = new Set<string | null>([
    ...young.flatMap(({ id, parent_id }) => [id, parent_id]),
    ...(await rolledBack(connection, since)),
    ...(await inUse(connection, now)),
  ]);
  const unused = rows.filter(({ id }) => !kept.has(id)).reverse();
  return unused.slice(0, mostAtOnce).map(releaseFromRow);
}

/** Releases that a recent rollback led to or away from. */
async function rolledBack(connection: Connection, since: string): Promise<readonly string[]> {
  const entries = await connection
    .selectFrom('audit')
    .select(['subject', 'detail'])
    .where('action', '=', 'rollback')
    .where('at', '>=', since)
    .execute();
  return entries.flatMap(({ subject, detail }) => {
    const { from } = JSON.parse(detail);
    return typeof from === 'string' ? [subject, from] : [subject];
  });
}

/** Releases of sessions, of saved runs and of calls that have not been made. */
async function inUse(connection: Connection, now: number): Promise<readonly string[]> {
  const sessions = await connection
    .selectFrom('sessions')
    .select('release_id')
    .where('expires_at', '>', now)
    .distinct()
    .execute();
  const saved = await connection
    .selectFrom('saved_runs')
    .select('release_id')
    .where('content', '<>', '')
    .where('expires_at', '>', now)
    .distinct()
    .execute();
  const calls = await connection
    .selectFrom('outbox')
    .select('release_id')
    .where('state', '<>', 'sent')
    .where('expires_at', '>', now)
    .distinct()
    .execute();
  return [...sessions, ...saved, ...calls].map(({ release_id }) => release_id);
}

/** Retires releases: deletes their entries, and keeps who published them, when and why. */
export function retireReleases({ query }: Database, limits: RetentionLimits): RetentionPart {
  return {
    count: async (now) => (await unusedReleases(query, limits, now)).length,
    async remove(now, afterBatch) {
      let count = 0;
      for (const release of await unusedReleases(query, limits, now)) {
        if (await retire(query, release, now)) count += 1;
        await afterBatch();
      }
      return count;
    },
  };
}

/** False if the release is live or in use again since it was found unused. */
async function retire(query: Connection, { id, sequence }: Release, now: number): Promise<boolean> {
  return await query.transaction().execute(async (transaction) => {
    const live = await holdPointer(transaction);
    if (live === id || (await inUse(transaction, now)).includes(id)) return false;
    const at = new Date(now).toISOString();
    await markRetired(transaction, id, at);
    await deleteEntries(transaction, id);
    const detail = { sequence };
    await recordAudit(transaction, { at, actor: 'waymark', action: 'retire', subject: id, detail });
    return true;
  });
}

/** Deletes revisions that belong to no release and are the base of no draft. */
export function deleteUnusedRevisions({ query, dialect }: Database, limits: RetentionLimits): RetentionPart {
  const batch = () =>
    query.transaction().execute(async (transaction) => {
      await holdPointer(transaction);
      return await deleteBatch(transaction, dialect, unheldRevisions([]));
    });
  return {
    count: async (now) => {
      const retired = await unusedReleases(query, limits, now);
      return await countRows(query, unheldRevisions(retired.map(({ id }) => id)));
    },
    remove: (_now, afterBatch) => inBatches(batch, afterBatch),
  };
}

/** @param retired releases that are ignored */
function unheldRevisions(retired: readonly string[]): RowSelection {
  const among = (column: string) =>
    retired.length === 0 ? sql`` : sql` and ${sql.ref(column)} not in (${sql.join(retired)})`;
  const kept = sql`shown.retired_at is null${among('shown.id')}`;
  return {
    table: 'revisions',
    where: sql`not exists (select 1 from release_entries join releases as shown on ${isShown}
        where release_entries.hash = revisions.hash and ${kept})
      and not exists (select 1 from release_changes
        where release_changes.hash = revisions.hash${among('release_changes.release_id')})
      and not exists (select 1 from drafts where base_hash = revisions.hash and state <> 'gone')`,
  };
}

/**
 * Locks out publishing and rollbacks until the end of the transaction, and returns the id of the live
 * release.
 */
async function holdPointer(transaction: Transaction<Tables>): Promise<string | null> {
  for (;;) {
    const live = await readLiveId(transaction);
    if (await lockPointer(transaction, live)) return live;
  }
}
