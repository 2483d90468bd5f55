import { createHash } from 'node:crypto';
import { bytesOfType, type StoredAsset, typeOf } from '../assets/asset-type.ts';
import { cleanDrawing } from '../assets/clean-drawing.ts';

/** A part of the bytes of an asset in base64. The parts of an asset follow each other. */
export interface ExportedPart {
  /** Hash of the asset. */
  readonly asset: string;
  readonly bytes: string;
}

/** The bytes of an asset are not what its hash and its type say, or are missing. */
export class AlteredAsset extends Error {
  readonly hash: string;

  constructor(hash: string) {
    super('The bytes of an asset are not what its hash says.');
    this.hash = hash;
  }
}

/** Reads the bytes of one asset after another from parts that are in the order of the assets. */
export function assetReader(
  parts: AsyncIterable<ExportedPart>,
): (asset: StoredAsset) => AsyncGenerator<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  let next: IteratorResult<ExportedPart> | undefined;
  async function* partsOf(hash: string) {
    for (;;) {
      next ??= await iterator.next();
      if (next.done || next.value.asset !== hash) return;
      const bytes = Buffer.from(next.value.bytes, 'base64');
      next = undefined;
      yield bytes;
    }
  }
  return (asset) => unaltered(asset, partsOf(asset.hash));
}

/**
 * Passes the bytes of an asset on.
 *
 * @throws AlteredAsset after the last of them if they are not what its hash and its type say
 */
async function* unaltered(
  { hash, type, size }: StoredAsset,
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<Uint8Array> {
  const found = createHash('sha256');
  const isDrawing = type === 'image/svg+xml';
  let start = Buffer.alloc(0);
  let length = 0;
  for await (const part of bytes) {
    found.update(part);
    length += part.length;
    if (length > size) throw new AlteredAsset(hash);
    if (isDrawing || start.length < bytesOfType) start = Buffer.concat([start, part]);
    yield part;
  }
  const isSame = length === size && found.digest('hex') === hash;
  const isHarmless = !isDrawing || cleanDrawing(start)?.text === start.toString();
  if (!isSame || !isHarmless || typeOf(start.subarray(0, bytesOfType)) !== type) throw new AlteredAsset(hash);
}
