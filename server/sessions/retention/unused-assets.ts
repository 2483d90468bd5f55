import type { Bucket } from '../../store/assets/bucket.ts';
import { namedHashes } from '../../store/assets/named-hashes.ts';
import type { Database } from '../../store/database/database.ts';
import type { RetentionPart } from './parts.ts';

/** The bytes of a file are stored before the release that names them. */
const youngMs = 86_400_000;

/** Deletes the bytes of assets that no document names, and the pictures made from them. */
export function deleteUnusedAssets({ query }: Database): RetentionPart {
  async function unused(now: number): Promise<readonly string[]> {
    const named = await namedHashes(query);
    const made = await query.selectFrom('asset_variants').select('hash').execute();
    const kept = new Set([...named, ...made.map(({ hash }) => hash)]);
    const rows = await query
      .selectFrom('assets')
      .select('hash')
      .where('added_at', '<', new Date(now - youngMs).toISOString())
      .execute();
    return rows.map(({ hash }) => hash).filter((hash) => !kept.has(hash));
  }

  async function removeOne(hash: string, now: number): Promise<void> {
    await query.transaction().execute(async (transaction) => {
      const made = await transaction
        .deleteFrom('asset_variants')
        .where('source', '=', hash)
        .returning('hash')
        .execute();
      const named = await namedHashes(transaction);
      for (const gone of new Set([hash, ...made.map((variant) => variant.hash)])) {
        const other = await transaction
          .selectFrom('asset_variants')
          .select('hash')
          .where((where) => where.or([where('hash', '=', gone), where('source', '=', gone)]))
          .limit(1)
          .executeTakeFirst();
        if (other !== undefined || named.has(gone)) continue;
        await transaction.deleteFrom('asset_parts').where('hash', '=', gone).execute();
        const deleted = await transaction
          .deleteFrom('assets')
          .where('hash', '=', gone)
          .returning('object')
          .executeTakeFirst();
        if (deleted?.object)
          await transaction
            .insertInto('loose_objects')
            .values({ object: deleted.object, since: new Date(now).toISOString() })
            .execute();
      }
    });
  }

  return {
    count: async (now) => (await unused(now)).length,
    async remove(now, afterBatch) {
      const hashes = await unused(now);
      for (const hash of hashes) {
        await removeOne(hash, now);
        await afterBatch();
      }
      return hashes.length;
    },
  };
}

/** Deletes the objects of a bucket that no asset has named for a day. One that cannot be deleted is tried again. */
export function deleteLooseObjects({ query }: Database, bucket: Bucket): RetentionPart {
  const loose = async (now: number) =>
    await query
      .selectFrom('loose_objects')
      .select('object')
      .where('since', '<', new Date(now - youngMs).toISOString())
      .execute();
  return {
    count: async (now) => (await loose(now)).length,
    async remove(now, afterBatch) {
      const objects = await loose(now);
      for (const { object } of objects) {
        await bucket.remove(object);
        await query.deleteFrom('loose_objects').where('object', '=', object).execute();
        await afterBatch();
      }
      return objects.length;
    },
  };
}
