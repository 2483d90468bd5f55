import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { type CompiledRelease, versionOf } from '#engine';
import type { StoredAsset } from '../../store/assets/asset-type.ts';
import type { StoredAssets } from '../../store/assets/stored-assets.ts';

/** An asset that a request asks for. */
export interface FoundAsset extends StoredAsset {
  /** Whether the address has the hash of its bytes, so that it never changes. */
  readonly isVersion: boolean;
}

/** The assets of a site, for its visitors. */
export interface SiteAssets {
  /** Whether the live release has an asset of this path. */
  has(path: string): boolean;
  /**
   * The asset of an address: the bytes of a version, also of a former release or of drafts; without one, or with one that
   * is unknown, those that are live.
   */
  find(path: string, version?: string): Promise<FoundAsset | undefined>;
  /** Opens the bytes of an asset, to be read from one position to another, both included. Rejects while the database is away. */
  open(asset: StoredAsset): Promise<(start: number, end: number) => AsyncIterable<Uint8Array>>;
  readonly stored: StoredAssets;
}

/** Assets of at most this many bytes are kept in memory. */
const smallBytes = 512 * 1024;
const memoryBytes = 48 * 1024 * 1024;
/** Versions of former releases and drafts that are remembered. */
const mostVersions = 2000;

/** @param release the live release */
export function siteAssets(stored: StoredAssets, release: () => Pick<CompiledRelease, 'assets'>): SiteAssets {
  const versions = new LRUCache<string, StoredAsset>({
    max: mostVersions,
    fetchMethod: (version) => stored.find(version),
  });
  const small = new LRUCache<string, Buffer, StoredAsset>({
    maxSize: memoryBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: async (_hash, _known, { context }) => await buffer(stored.read(context)),
  });

  return {
    has: (path) => release().assets.has(path),
    async find(path, version) {
      const live = release().assets.get(path);
      const isLive = live !== undefined && version === versionOf(live.sha256);
      if (version !== undefined && !isLive && /^[0-9a-f]{16}$/.test(version)) {
        const found = await versions.fetch(version);
        if (found !== undefined) return { ...found, isVersion: true };
      }
      if (live === undefined) return undefined;
      const { sha256: hash, type, size } = live;
      return { hash, type, size, isVersion: isLive };
    },
    async open(asset) {
      if (asset.size > smallBytes) return (start, end) => stored.read(asset, start, end);
      const bytes = (await small.fetch(asset.hash, { context: asset })) ?? Buffer.alloc(0);
      return (start, end) => Readable.from([bytes.subarray(start, end + 1)]);
    },
    stored,
  };
}
