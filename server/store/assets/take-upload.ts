import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Asset } from '#schemas';
import { recordAudit } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { guardFor, type LimitedRequest } from '../limits.ts';
import { folderFor, readAssetFile } from './asset-files.ts';
import { bytesOfType, typeOf } from './asset-type.ts';
import { type FileFault, mostBytesOf } from './inspect-file.ts';
import type { StoredAssets } from './stored-assets.ts';

/** A file that somebody uploads. */
export interface Upload extends LimitedRequest {
  /** Name without a folder, such as `lake.jpg`. */
  readonly name: string;
  readonly bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  readonly author: string;
}

/**
 * Takes in an uploaded file: looks at it as at one of a folder of media, stores its bytes and says so in the audit log. No
 * document names it yet.
 *
 * @returns the document for it, under a path by its type, or why it is not taken in
 */
export async function takeUpload(
  { database, assets }: { readonly database: Database; readonly assets: StoredAssets },
  upload: Upload,
): Promise<Asset | FileFault> {
  const { name, bytes, author } = upload;
  const folder = await mkdtemp(join(tmpdir(), 'waymark-upload-'));
  try {
    // Its type is compared with the ending of its name; nothing else of the name is used for a path of this machine.
    const path = join(folder, `upload${/\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? ''}`);
    await pipeline(asFarAsTaken(bytes), createWriteStream(path));
    const about = `${await folderFor(path)}/${name}`;
    const read = await inspecting.next(() => readAssetFile(about, path, name));
    if ('problem' in read) return { message: read.problem.message, help: read.problem.help ?? '' };
    const { sha256: hash, type, size, id } = read.document;
    await (await guardFor(upload))(database.query, [[id, JSON.stringify(read.document)]]);
    await assets.add({ hash, type, size }, read.read());
    const entry = { at: new Date().toISOString(), actor: author, action: 'add-asset', subject: id } as const;
    await database.query
      .transaction()
      .execute((transaction) => recordAudit(transaction, { ...entry, detail: { hash, type, size } }));
    return read.document;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Decoding a picture takes memory, so files are looked at in turn. */
const inspecting = {
  last: Promise.resolve<unknown>(undefined),
  next<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = inspecting.last.then(work, work);
    inspecting.last = turn;
    return turn;
  },
};

/** Bytes up to the first that is too many for their type, which is known from the first bytes: enough to be refused by. */
async function* asFarAsTaken(bytes: Upload['bytes']): AsyncGenerator<Uint8Array> {
  let start: Uint8Array = Buffer.alloc(0);
  let size = 0;
  let most = Number.POSITIVE_INFINITY;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (start.length < bytesOfType) {
      start = Buffer.concat([start, chunk]);
      const type = typeOf(start.subarray(0, bytesOfType));
      if (start.length >= bytesOfType) most = type === undefined ? 0 : mostBytesOf(type);
    }
    yield chunk;
    if (size > most) return;
  }
}
