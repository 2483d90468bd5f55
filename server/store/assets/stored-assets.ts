import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** An asset whose bytes are in the store. */
export interface StoredAsset {
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly hash: string;
  readonly type: string;
  readonly size: number;
}

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

/** Bytes of a part. A whole part is in memory at a time. */
const partSize = 256 * 1024;

/** Parameters per statement, below both databases' limits. */
const batchSize = 500;

/** The assets of a database. */
export function storedAssets({ query }: Database, now: () => Date): StoredAssets {
  const all = query.selectFrom('assets').select(['hash', 'type', 'size']);
  const add: StoredAssets['add'] = async (asset, bytes) => {
    if ((await listAssets(query, [asset.hash])).length > 0) return;
    await query
      .transaction()
      .execute((transaction) => insertAsset(transaction, asset, bytes, now().toISOString()));
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
    read: (asset, start, end) => readParts(query, asset, start, end),
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

/** Writes an asset and its bytes, unless it is there. */
export async function insertAsset(
  transaction: Transaction<Tables>,
  { hash, type, size }: StoredAsset,
  bytes: AsyncIterable<Uint8Array>,
  at: string,
): Promise<void> {
  const added = await transaction
    .insertInto('assets')
    .values({ hash, type, size, added_at: at })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  // Another process has stored it meanwhile.
  if (added.numInsertedOrUpdatedRows === 0n) return;
  let position = 0;
  for await (const part of inParts(bytes))
    await transaction.insertInto('asset_parts').values({ hash, position: position++, bytes: part }).execute();
}

/** The bytes of an asset from one position to another, both included, in parts. */
export async function* readParts(
  query: Kysely<Tables>,
  { hash, size }: StoredAsset,
  start = 0,
  end = size - 1,
): AsyncGenerator<Uint8Array> {
  for (let position = Math.floor(start / partSize); position * partSize <= end; position++) {
    const row = await query
      .selectFrom('asset_parts')
      .select('bytes')
      .where('hash', '=', hash)
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    const from = position * partSize;
    yield row.bytes.subarray(Math.max(0, start - from), end + 1 - from);
  }
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

/** Bytes in parts of one size, but for the last. */
async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes)
    for (let start = 0; start < chunk.length; ) {
      const piece = chunk.subarray(start, start + partSize - size);
      held.push(piece);
      size += piece.length;
      start += piece.length;
      if (size < partSize) continue;
      yield Buffer.concat(held);
      held = [];
      size = 0;
    }
  if (size > 0) yield Buffer.concat(held);
}
