import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { Asset } from '#schemas';
import { cleanUpAfterFile } from '../../../tests/support/running/cleanup.ts';
import type { StoredAssets } from '../../store/assets/stored-assets.ts';
import { siteAssets } from '../assets/site-assets.ts';
import { createImages } from './images.ts';

const large = await sharp({
  create: {
    width: 900,
    height: 900,
    channels: 3,
    background: 'gray',
    noise: { type: 'gaussian', mean: 128, sigma: 80 },
  },
})
  .png()
  .toBuffer();
const small = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a6ea5' } })
  .png()
  .toBuffer();
const files = new Map([
  ['/images/large.png', large],
  ['/images/small.png', small],
]);
const assets = new Map(
  [...files].map(([id, bytes]): [string, Asset] => [
    id,
    { kind: 'asset', id, schemaVersion: 1, sha256: sha256(bytes), type: 'image/png', size: bytes.length },
  ]),
);

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

let isAway = false;
let origin = '';

/** A database of a few files, which can be away. */
const stored: StoredAssets = {
  add: async () => undefined,
  addVariant: async () => await answer(undefined),
  find: async () => await answer(undefined),
  findVariant: async () => await answer(undefined),
  list: async () => await answer([]),
  read: async function* ({ hash }) {
    const bytes = [...files.values()].find((each) => sha256(each) === hash);
    yield await answer(bytes ?? Buffer.alloc(0));
  },
};

async function answer<Value>(value: Value): Promise<Value> {
  if (isAway) throw new Error('The database is away.');
  return value;
}

beforeAll(async () => {
  const images = createImages({ assets: siteAssets(stored, () => ({ assets })), hosts: () => [] });
  const server = createServer(images.answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  cleanUpAfterFile(() => server.close());
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

async function widthOf(path: string, width: number) {
  const response = await fetch(`${origin}${path}?format=auto&w=${width}`, {
    headers: { accept: 'image/webp' },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const shown = response.status === 200 ? (await sharp(body).metadata()).width : undefined;
  return [response.status, shown, response.headers.get('cache-control')];
}

const kept = 'public, max-age=0, must-revalidate';

it('a picture comes from the memory of an instance while the database is away', async () => {
  expect(large.length).toBeGreaterThan(512 * 1024);
  expect(small.length).toBeLessThan(512 * 1024);
  isAway = true;
  expect(await widthOf('/images/small.png', 480)).toEqual([503, undefined, 'no-store']);
  isAway = false;
  for (const path of files.keys()) expect(await widthOf(path, 640)).toEqual([200, 640, kept]);
  isAway = true;
  // A small file is in memory whole; of a large one there is what was made of it.
  expect(await widthOf('/images/small.png', 320)).toEqual([200, 320, kept]);
  expect(await widthOf('/images/large.png', 640)).toEqual([200, 640, kept]);
  expect(await widthOf('/images/large.png', 320)).toEqual([200, 640, 'no-store']);
  expect(await widthOf('/images/large.png', 828)).toEqual([200, 640, 'no-store']);
  isAway = false;
  expect(await widthOf('/images/large.png', 320)).toEqual([200, 320, kept]);
});
