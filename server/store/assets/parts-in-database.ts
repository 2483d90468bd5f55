import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Bytes of a part. A whole part is in memory at a time. */
export const partSize = 256 * 1024;

/** Writes the bytes of an asset into the database. */
export async function insertParts(
  transaction: Transaction<Tables>,
  hash: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  let position = 0;
  for await (const part of inParts(bytes))
    await transaction.insertInto('asset_parts').values({ hash, position: position++, bytes: part }).execute();
}

/** The bytes of an asset in the database from one position to another, both included. */
export async function* readParts(
  query: Kysely<Tables>,
  hash: string,
  start: number,
  end: number,
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

/** Bytes in parts of one size, but for the last. */
export async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
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
