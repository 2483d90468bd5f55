import { sql } from 'kysely';
import type { Database } from '../../store/database/database.ts';
import { countRows, type RetentionPart } from './parts.ts';

/**
 * Deletes the files of visitors whose session is over, and those that never arrived as a whole, one at a time: each may
 * have many parts.
 */
export function deleteUnusedFiles({ query }: Database): RetentionPart {
  const isUnused = (now: number) => sql<boolean>`expires_at <= ${now} and (about is null or not exists (
    select 1 from sessions where sessions.session = visitor_files.session
      and sessions.journey = visitor_files.journey and sessions.expires_at > ${now}))`;
  return {
    count: (now) => countRows(query, { table: 'visitor_files', where: isUnused(now) }),
    async remove(now, afterBatch) {
      for (let total = 0; ; total++) {
        const row = await query
          .selectFrom('visitor_files')
          .select('id')
          .where(isUnused(now))
          .limit(1)
          .executeTakeFirst();
        if (row === undefined) return total;
        await query.deleteFrom('visitor_files').where('id', '=', row.id).where(isUnused(now)).execute();
        await afterBatch();
      }
    },
  };
}
