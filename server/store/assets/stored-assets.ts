import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { StoredAsset } from './asset-type.ts';
import { type Bucket, BucketAway } from './bucket.ts';
import { insertParts, readParts } from './parts-in-database.ts';

/** A picture made from an asset, such as `640-avif`. */
interface Variant {
  /** Hash of the asset. */
  readonly source: string;
  readonly name: string;
}

/** The bytes of assets, by their hashes. */
export interface StoredAssets {
  /** Stores an asset; one that is there already is the same. A failure leaves nothing. */
  add(asset: StoredAsset, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Those of some hashes that are stored. */
  list(hashes: readonly string[]): Promise<readonly StoredAsset[]>;
  /** The first asset whose hash begins like this. */
  find(beginning: string): Promise<StoredAsset | undefined>;
  /** The bytes from one position to another, both included, in parts. */
  read(asset: StoredAsset, start?: number, end?: number): AsyncGenerator<Uint8Array>;
  findVariant(variant: Variant): Promise<StoredAsset | undefined>;
  addVariant(variant: Variant, made: { readonly type: string; readonly body: Uint8Array }): Promise<void>;
}

/** Parameters per statement, below both databases' limits. */
const batchSize = 500;

/**
 * The assets of a database.
 *
 * @param bucket where the bytes of new assets are kept; in the database without one
 */
export function storedAssets({ query }: Database, bucket: Bucket | undefined, now: () => Date): StoredAssets {
  const all = query.selectFrom('assets').select(['hash', 'type', 'size']);
  const add: StoredAssets['add'] = async (asset, bytes) => {
    if ((await listAssets(query, [asset.hash])).length > 0) return;
    const at = now().toISOString();
    if (bucket !== undefined) return await addToBucket(query, bucket, { asset, bytes, at });
    await query.transaction().execute(async (transaction) => {
      if (await insertAsset(transaction, asset, null, at)) await insertParts(transaction, asset.hash, bytes);
    });
  };
  return {
    add,
    list: (hashes) => listAssets(query, hashes),
    find: async (beginning) =>
      await all
        .where('hash', '>=', beginning)
        .where('hash', '<', `${beginning}g`)
        .orderBy('hash')
        .limit(1)
        .executeTakeFirst(),
    read: (asset, start, end) => readAsset(query, bucket, asset, start, end),
    findVariant: async ({ source, name }) =>
      await query
        .selectFrom('asset_variants')
        .innerJoin('assets', 'assets.hash', 'asset_variants.hash')
        .select(['assets.hash as hash', 'type', 'size'])
        .where('source', '=', source)
        .where('name', '=', name)
        .executeTakeFirst(),
    async addVariant({ source, name }, { type, body }) {
      const hash = createHash('sha256').update(body).digest('hex');
      await add({ hash, type, size: body.length }, Readable.from([body]));
      await query
        .insertInto('asset_variants')
        .values({ source, name, hash })
        .onConflict((conflict) => conflict.columns(['source', 'name']).doNothing())
        .execute();
    },
  };
}

/** An asset that is to be stored. */
interface NewAsset {
  readonly asset: StoredAsset;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly at: string;
}

/**
 * Writes an object of a name of its own, and then lists the asset: no transaction waits for the bucket. Until it is
 * listed the object is a loose one, which retention deletes.
 */
async function addToBucket(
  query: Kysely<Tables>,
  bucket: Bucket,
  { asset, bytes, at }: NewAsset,
): Promise<void> {
  const object = `${asset.hash}-${randomUUID().slice(0, 8)}`;
  await query.insertInto('loose_objects').values({ object, since: at }).execute();
  await bucket.write(object, asset, bytes);
  await query.transaction().execute(async (transaction) => {
    if (await insertAsset(transaction, asset, object, at))
      await transaction.deleteFrom('loose_objects').where('object', '=', object).execute();
  });
}

/** Lists an asset; false if another process has done so meanwhile. */
async function insertAsset(
  transaction: Transaction<Tables>,
  { hash, type, size }: StoredAsset,
  object: string | null,
  at: string,
): Promise<boolean> {
  const added = await transaction
    .insertInto('assets')
    .values({ hash, type, size, added_at: at, object })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows !== 0n;
}

/** The bytes of an asset from one position to another, both included, in parts, wherever they are. */
export async function* readAsset(
  query: Kysely<Tables>,
  bucket: Bucket | undefined,
  asset: StoredAsset,
  start = 0,
  end = asset.size - 1,
): AsyncGenerator<Uint8Array> {
  const { object } = await query
    .selectFrom('assets')
    .select('object')
    .where('hash', '=', asset.hash)
    .executeTakeFirstOrThrow();
  if (object === null) yield* readParts(query, asset.hash, start, end);
  else if (bucket === undefined)
    throw new BucketAway('The bytes of an asset are in a bucket, and WAYMARK_ASSETS is not set.');
  else yield* bucket.read(object, asset, start, end);
}

/** Those of some hashes whose bytes are in a store. */
export async function listAssets(
  query: Kysely<Tables>,
  hashes: readonly string[],
): Promise<readonly StoredAsset[]> {
  const found: StoredAsset[] = [];
  for (let start = 0; start < hashes.length; start += batchSize)
    found.push(
      ...(await query
        .selectFrom('assets')
        .select(['hash', 'type', 'size'])
        .where('hash', 'in', hashes.slice(start, start + batchSize))
        .execute()),
    );
  return found;
}
