import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asset } from '#schemas';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { recordingLog } from '../../../tests/support/databases/stores.ts';
import { cleanUpAfterFile } from '../../../tests/support/running/cleanup.ts';
import { silentRecorder } from '../../observing/recorder.ts';
import { storeMedia } from '../../store/assets/asset-files.ts';
import { storedAssets } from '../../store/assets/stored-assets.ts';
import { openDatabase } from '../../store/database/database.ts';
import { type SiteAssets, siteAssets } from '../assets/site-assets.ts';
import { createImages, type Images } from './images.ts';
import { remoteImages } from './remote-images.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="9" height="9"/></svg>';

const release = { assets: new Map<string, Asset>() };
let assets: SiteAssets;
let images: Images;
let origin: string;
let elsewhere: string;
/** Requests to the other host. */
let fetched: string[] = [];
let lookUps: string[] = [];

beforeAll(async () => {
  const media = join(temporaryFolder(), 'media');
  const folder = join(media, 'images');
  mkdirSync(join(folder, 'lakes'), { recursive: true });
  const lake = sharp({ create: { width: 1000, height: 600, channels: 3, background: '#3a6ea5' } });
  const photograph = await lake.clone().jpeg().toBuffer();
  writeFileSync(join(folder, 'lakes/dusk.jpg'), photograph);
  writeFileSync(join(folder, 'map.png'), await lake.clone().ensureAlpha().png().toBuffer());
  writeFileSync(join(folder, 'dot.jpg'), await lake.clone().resize(20, 12).jpeg().toBuffer());
  writeFileSync(join(folder, 'logo.svg'), drawing);

  elsewhere = await listen((request, response) => {
    const { url = '' } = request;
    fetched.push(url);
    if (url === '/moved.jpg') return void response.writeHead(302, { location: '/lake.jpg' }).end();
    if (url === '/endless.jpg') return void response.writeHead(200, { 'content-length': 1e12 }).end('x');
    response.writeHead(url === '/lake.jpg' ? 200 : 404).end(photograph);
  });
  const database = await openDatabase(`sqlite:${join(media, '../store.db')}`, recordingLog());
  cleanUpAfterFile(() => database.close());
  const stored = storedAssets(database, undefined, () => new Date());
  const { texts } = await storeMedia(media, stored);
  for (const text of texts) {
    const asset: Asset = JSON.parse(text);
    release.assets.set(asset.id, asset);
  }
  assets = siteAssets(stored, () => release);
  images = createImages({
    assets,
    hosts: () => [elsewhere],
    fetchRemote: remoteImages({ allowPrivateAddresses: true }),
    recorder: { ...silentRecorder, lookUp: (cache, result) => void lookUps.push(`${cache} ${result}`) },
  });
  origin = await listen(images.answer);
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  cleanUpAfterFile(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { headers: { accept: 'image/*', ...headers } });
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Sends a path as it is written: `fetch` would tidy it up. */
function getRaw(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest(origin, { path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

const dusk = '/images/lakes/dusk.jpg?format=auto&w=640';

describe('a picture', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('comes in the best format of those accepted: %s', async (accept, type, format) => {
    const { status, headers, body } = await get(dusk, { accept });
    expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([200, type, 'Accept']);
    expect(await sharp(body).metadata()).toMatchObject({ format, width: 640, height: 384 });
  });

  it('stays a PNG where it has transparent parts and the browser accepts nothing newer', async () => {
    const { headers } = await get('/images/map.png?format=auto&w=320', { accept: 'image/png' });
    expect(headers.get('content-type')).toBe('image/png');
  });

  it('is never enlarged', async () => {
    const { body } = await get('/images/lakes/dusk.jpg?format=auto&w=2400');
    expect((await sharp(body).metadata()).width).toBe(1000);
  });

  it('is kept for ever under the hash of its content, and asked about under any other address', async () => {
    const version = images.link('/images/lakes/dusk.jpg', release).split(/[=#]/)[1];
    const kept = await get(`${dusk}&v=${version}`);
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const other = await get(`${dusk}&v=0123`);
    expect(other.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await get(dusk, { 'if-none-match': other.headers.get('etag') ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('is not sent again to whoever has it from a proxy that weakens its tag, or has other versions, too', async () => {
    const etag = (await get(dusk)).headers.get('etag') ?? '';
    const statusFor = async (tags: string) => (await get(dusk, { 'if-none-match': tags })).status;
    expect(await statusFor(`W/${etag}`)).toBe(304);
    expect(await statusFor(`"older", ${etag}`)).toBe(304);
    expect(await statusFor('"older"')).toBe(200);
  });

  it('is rendered once for requests that come at the same time, and kept', async () => {
    lookUps = [];
    const asked = '/images/lakes/dusk.jpg?format=auto&w=480';
    await Promise.all([get(asked), get(asked), get(asked)]);
    await get(asked);
    expect(lookUps).toEqual(['picture miss', 'picture hit', 'picture hit', 'picture hit']);
  });

  it('is rendered once for all instances', async () => {
    const asked = '/images/lakes/dusk.jpg?format=auto&w=160';
    const made = await get(asked);
    const writes: string[] = [];
    const stored = { ...assets.stored, addVariant: async () => void writes.push('again') };
    const other = await listen(createImages({ assets: { ...assets, stored }, hosts: () => [] }).answer);
    const found = await fetch(other + asked, { headers: { accept: 'image/*' } });
    expect(Buffer.from(await found.arrayBuffer())).toEqual(made.body);
    expect([found.headers.get('content-type'), writes]).toEqual(['image/jpeg', []]);
  });

  it('is served as it is without a width', async () => {
    const { headers, body } = await get('/images/lakes/dusk.jpg');
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect((await sharp(body).metadata()).width).toBe(1000);
  });
});

describe('a drawing', () => {
  it('is served as it is, and can run and load nothing', async () => {
    const { status, headers, body } = await get('/images/logo.svg?format=auto&w=320');
    expect([status, headers.get('content-type'), body.toString()]).toEqual([200, 'image/svg+xml', drawing]);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a request that is refused', () => {
  it.each([
    ['a width that is not in the list', '/images/lakes/dusk.jpg?format=auto&w=641', 400],
    ['a width written in another way', '/images/lakes/dusk.jpg?format=auto&w=0640', 400],
    ['a width without a format', '/images/lakes/dusk.jpg?w=640', 400],
    ['a format of one’s own choice', '/images/lakes/dusk.jpg?format=tiff&w=640', 400],
    ['a parameter that is not ours', `${dusk}&q=100`, 400],
    ['a parameter twice', `${dusk}&w=320`, 400],
    ['a picture that does not exist', '/images/lakes/noon.jpg?format=auto&w=640', 404],
    ['an address that is none', '/images/remote?src=lake&format=auto&w=640', 400],
    [
      'a host that the site does not name',
      '/images/remote?src=https%3A%2F%2Fother.example%2Fa.jpg&format=auto&w=640',
      404,
    ],
  ])('asks for %s', async (_why, path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it.each([
    '/images/../package.json',
    '/images/lakes/../../package.json',
    '/images/%2e%2e/package.json',
    '/images/..%2fpackage.json',
    '/images/..%5cpackage.json',
    '/images//etc/passwd',
    '/images/%00',
  ])('leaves the folder of pictures: %s', async (path) => {
    expect(await getRaw(path)).toBe(404);
  });

  it('cannot be decoded', async () => {
    expect(await getRaw('/images/%zz')).toBe(400);
  });
});

describe('a picture of another host', () => {
  const remote = (path: string) =>
    `/images/remote?src=${encodeURIComponent(elsewhere + path)}&format=auto&w=640`;

  it('is fetched once and served like our own', async () => {
    fetched = [];
    const answers = await Promise.all([get(remote('/lake.jpg')), get(remote('/lake.jpg'))]);
    await get(remote('/lake.jpg'));
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'image/jpeg'],
      [200, 'image/jpeg'],
    ]);
    expect(fetched).toEqual(['/lake.jpg']);
  });

  it.each(['/none.jpg', '/moved.jpg', '/endless.jpg'])(
    'is not served when it cannot be had: %s',
    async (path) => {
      expect((await get(remote(path))).status).toBe(404);
    },
  );

  it.each(['https://10.0.0.8/a.jpg', 'https://[::1]/a.jpg', 'https://intranet.example/a.jpg'])(
    'is not fetched from a private address: %s',
    async (address) => {
      const fetchRemote = remoteImages({ resolve: async () => [{ address: '192.168.1.4', family: 4 }] });
      const guarded = createImages({ assets, hosts: () => [new URL(address).origin], fetchRemote });
      const site = await listen(guarded.answer);
      const asked = `${site}/images/remote?src=${encodeURIComponent(address)}&format=auto&w=640`;
      expect((await fetch(asked)).status).toBe(404);
    },
  );
});

describe('the pictures of a document', () => {
  it('have the version of their file, and photographs a placeholder', async () => {
    const module = {
      image: { src: '/images/lakes/dusk.jpg', alt: '/images/none.jpg', width: 1000 },
      others: ['/images/map.png', '/images/dot.jpg', '/images/logo.svg'],
    };
    const { image, others } = images.link(module, release);
    expect(image).toEqual({
      ...module.image,
      src: expect.stringMatching(/^\/images\/lakes\/dusk\.jpg\?v=[0-9a-f]{16}#[\w+/=]+$/),
    });
    const placeholder = Buffer.from(image.src.split('#')[1] ?? '', 'base64');
    expect(await sharp(placeholder).metadata()).toMatchObject({ format: 'webp', width: 12 });
    expect(placeholder.length).toBeLessThan(400);
    expect(others).toEqual([
      expect.stringMatching(/^\/images\/map\.png\?v=[0-9a-f]{16}$/),
      expect.stringMatching(/^\/images\/dot\.jpg\?v=[0-9a-f]{16}$/),
      expect.stringMatching(/^\/images\/logo\.svg\?v=[0-9a-f]{16}$/),
    ]);
  });

  it('are not copied where there are none', () => {
    const module = { title: 'Lakes', blocks: [{ text: '/images' }] };
    expect(images.link(module, release)).toBe(module);
  });
});
