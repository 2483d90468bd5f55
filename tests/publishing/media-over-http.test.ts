import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from '../../server/pages/bakery.fixture.ts';
import { deleteUnusedAssets } from '../../server/sessions/retention/unused-assets.ts';
import { databases, temporaryFolder } from '../support/databases/databases.ts';
import { openTestStore } from '../support/databases/stores.ts';
import { type ServedSite, serveBakery } from '../support/instances/served-site.ts';
import { waymark } from '../support/running/fake-terminal.ts';

const secret = 'an-invented-secret-for-tests-only-0123456789';
const oven = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path fill="${fill}" d="M0 0h9v9z"/></svg>`;
const image = { src: '/images/oven.svg', alt: 'Our oven', width: 40, height: 30 };
const kitchen = page('kitchen', '/kitchen', [
  { type: 'image-card', title: 'Kitchen', description: 'Ours', image },
]);
const breads = page('breads', '/breads');

describe.each(databases)('pictures on two instances with $name', ({ create }) => {
  let instances: readonly ServedSite[];
  let folder: string;
  let environment: Readonly<Record<string, string>>;

  beforeEach(async () => {
    environment = { DATABASE_URL: await create(), WAYMARK_SECRET: secret, LOG_LEVEL: 'info' };
    const first = await serveBakery(environment);
    instances = [first, await serveBakery(environment)];
    folder = temporaryFolder();
    expect((await run('export', '--documents', 'documents')).exitCode).toBe(0);
    put('documents/kitchen.json', JSON.stringify(kitchen));
    put('documents/breads.json', JSON.stringify(breads));
    put('media/images/oven.svg', oven('red'));
  });

  const run = (...args: readonly string[]) => waymark(args, { folder, environment });
  const codes = ['missing-image', 'unlinked-page', 'missing-main-heading', 'misused-module'];
  const publish = (...args: readonly string[]) =>
    run('publish', '-m', 'A change', ...codes.flatMap((code) => ['--accept', code]), ...args);
  async function published(...args: readonly string[]) {
    const done = await publish(...args);
    expect(done, done.err + done.out).toMatchObject({ exitCode: 0 });
    return done;
  }

  function put(file: string, content: string | Uint8Array): void {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }

  async function read(served: ServedSite, path: string, headers: Record<string, string> = {}) {
    const response = await served.get(path, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  const pictureOn = async (served: ServedSite) =>
    /<img src="([^"]*)"/.exec((await read(served, '/kitchen')).text)?.[1] ?? '';
  const seenBy = (served: ServedSite) => async () => (await read(served, '/images/oven.svg')).text;

  it('a picture is published, changed and rolled back', async () => {
    const { out } = await published();
    expect(out).toContain('  added    /images/oven.svg\n');
    for (const served of instances) await expect.poll(seenBy(served), { interval: 20 }).toBe(oven('red'));
    const [one, other] = instances as [ServedSite, ServedSite];
    const first = await pictureOn(one);
    expect(first).toMatch(/^\/images\/oven\.svg\?v=[0-9a-f]{16}$/);
    expect(await pictureOn(other)).toBe(first);
    const kept = await read(other, first);
    expect([kept.text, kept.headers.get('cache-control')]).toEqual([
      oven('red'),
      'public, max-age=31536000, immutable',
    ]);

    const before = [await etagOf(one, '/kitchen'), await etagOf(one, '/breads')];
    put('media/images/oven.svg', oven('blue'));
    expect((await published()).out).toContain('  changed  /images/oven.svg\n');
    for (const served of instances) await expect.poll(seenBy(served), { interval: 20 }).toBe(oven('blue'));
    const second = await pictureOn(other);
    expect(second).not.toBe(first);
    expect([await etagOf(one, '/kitchen'), await etagOf(one, '/breads')]).toEqual([
      expect.not.stringContaining(before[0] ?? ''),
      before[1],
    ]);
    // Pages that are open still name the former one.
    for (const served of instances)
      expect([(await read(served, first)).text, (await read(served, second)).text]).toEqual([
        oven('red'),
        oven('blue'),
      ]);

    expect((await run('rollback')).exitCode).toBe(0);
    for (const served of instances) await expect.poll(seenBy(served), { interval: 20 }).toBe(oven('red'));
    await expect.poll(() => pictureOn(one)).toBe(first);
  });

  const etagOf = async (served: ServedSite, path: string) => (await read(served, path)).headers.get('etag');

  it('a picture runs nothing and loads nothing, is of its type, and has its name', async () => {
    const harmless = oven('red');
    put(
      'media/images/oven.svg',
      harmless.replace('<path', '<script>alert(1)</script><path onclick="alert(2)"'),
    );
    await published();
    const [served] = instances as [ServedSite];
    await expect.poll(seenBy(served)).toBe(harmless);
    const { headers } = await read(served, '/images/oven.svg');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-disposition': 'inline; filename="oven.svg"',
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
    });
  });

  it('a file that is not what its name says is refused with all else, and leaves nothing', async () => {
    put('media/images/lake.png', '<html><script>alert(1)</script></html>');
    const refused = await publish();
    expect([refused.exitCode, refused.out]).toEqual([1, expect.stringContaining('media/images/lake.png')]);
    expect(refused.out).toContain('unusable-asset');
    const [served] = instances as [ServedSite];
    expect((await read(served, '/images/oven.svg')).status).toBe(404);
    rmSync(join(folder, 'media/images/lake.png'));
    expect((await published()).out).not.toContain('lake');
  });

  it('a photograph comes in the width that is asked for, made once for all', async () => {
    const lake = sharp({ create: { width: 1000, height: 600, channels: 3, background: '#3a6ea5' } });
    put('media/images/lake.jpg', await lake.jpeg().toBuffer());
    await published();
    for (const served of instances) {
      const asked = () =>
        served.get('/images/lake.jpg?format=auto&w=320', { headers: { accept: 'image/webp' } });
      await expect.poll(async () => (await asked()).status).toBe(200);
      const bytes = Buffer.from(await (await asked()).arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
    }
  });

  it('a document is linked to under its path, and sent in parts', async () => {
    const pdf = `%PDF-1.7\n${'x'.repeat(700_000)}\n%%EOF\n`;
    put('media/documents/terms.pdf', pdf);
    await published();
    for (const served of instances) {
      await expect.poll(async () => (await read(served, '/documents/terms.pdf')).text).toBe(pdf);
      const part = await read(served, '/documents/terms.pdf', { range: 'bytes=262140-262150' });
      expect([part.status, part.text]).toEqual([206, 'x'.repeat(11)]);
      const { headers } = await read(served, '/documents/terms.pdf');
      const again = await read(served, '/documents/terms.pdf', {
        'if-none-match': headers.get('etag') ?? '',
      });
      expect([headers.get('content-type'), again.status]).toEqual(['application/pdf', 304]);
    }
  });

  it('a file is added to a running site, listed, and brought into the folder', async () => {
    put('lake.svg', oven('green'));
    const refused = await run('media', 'add', 'lake.svg', '--to', '/other');
    expect([refused.exitCode, refused.out]).toEqual([
      1,
      expect.stringContaining('not one that a page can name'),
    ]);
    expect(await run('media', 'add', 'lake.svg', '--accept', 'missing-image')).toMatchObject({
      exitCode: 0,
      out: expect.stringMatching(/^ {2}\/images\/lake\.svg\nPublished release 2 /),
    });
    const [, other] = instances as [ServedSite, ServedSite];
    await expect.poll(async () => (await read(other, '/images/lake.svg')).text).toBe(oven('green'));
    expect((await run('media', 'add', 'lake.svg')).out).toContain('Nothing has changed');
    await published();
    const lake = '/images/lake.svg  image/svg+xml  1 kB  40×30\n';
    expect((await run('media', 'list')).out).toBe(`${lake}/images/oven.svg  image/svg+xml  1 kB  40×30\n`);
    expect((await run('media', 'list', '--unused')).out).toBe(lake);
    expect((await run('pull')).out).toContain('  added    /images/lake.svg\n');
    expect(readFileSync(join(folder, 'media/images/lake.svg'), 'utf8')).toBe(oven('green'));
    expect((await published()).out).toContain('Nothing has changed');
  });

  it('a whole store is exported and imported with its bytes, and none that were altered', async () => {
    await published();
    expect((await run('export', 'all.json')).exitCode).toBe(0);
    const elsewhere = { ...environment, DATABASE_URL: await create() };
    const into = (...args: readonly string[]) => waymark(args, { folder, environment: elsewhere });
    const text = readFileSync(join(folder, 'all.json'), 'utf8');
    const bytes = Buffer.from(oven('red')).toString('base64');
    expect(text).toContain(bytes);
    put('altered.json', text.replace(bytes, Buffer.from(oven('blu')).toString('base64')));
    expect(await into('import', 'altered.json')).toMatchObject({ exitCode: 1 });
    put('without.json', text.replace(/"assets":\[[^\]]*\]/, '"assets":[]'));
    expect((await into('import', 'without.json')).out).toContain(
      'The bytes of "/images/oven.svg" are missing',
    );
    put('cut.json', text.slice(0, text.indexOf('\n')));
    expect((await into('import', 'cut.json')).out).toContain(
      'The bytes of an asset are not what its hash says',
    );
    expect(await into('import', 'all.json')).toMatchObject({ exitCode: 0 });
    const served = await serveBakery(elsewhere);
    expect((await read(served, '/images/oven.svg')).text).toBe(oven('red'));

    expect((await run('backup', 'backup.db')).exitCode).toBe(0);
    const restored = { ...environment, DATABASE_URL: await create() };
    const done = await waymark(['restore', 'backup.db'], { folder, environment: restored });
    expect(done, done.err).toMatchObject({ exitCode: 0 });
    expect((await read(await serveBakery(restored), '/images/oven.svg')).text).toBe(oven('red'));
  });

  it('a page whose picture is not published is refused, and so is a picture that is taken from a page', async () => {
    const page = join(folder, 'documents/kitchen.json');
    const alone = [
      'publish',
      page,
      '-m',
      'A page',
      '--accept',
      'unlinked-page',
      '--accept',
      'missing-main-heading',
    ];
    const refused = await run(...alone);
    expect([refused.exitCode, refused.out]).toEqual([
      1,
      expect.stringContaining('no image "/images/oven.svg"'),
    ]);
    await published();
    rmSync(join(folder, 'media/images/oven.svg'));
    const taken = await run('publish', '-m', 'Take', '--remove', '/images/oven.svg');
    expect([taken.exitCode, taken.out]).toEqual([1, expect.stringContaining('no image "/images/oven.svg"')]);
  });

  it('bytes that no release and no draft names are deleted after a day, with the pictures made from them', async () => {
    const lake = sharp({ create: { width: 400, height: 300, channels: 3, background: '#3a6ea5' } });
    put('media/images/lake.jpg', await lake.jpeg().toBuffer());
    await published();
    const store = await openTestStore(environment.DATABASE_URL ?? '');
    const stored = async () =>
      (await store.database.query.selectFrom('assets').select('hash').execute()).length;
    const [served] = instances as [ServedSite];
    const asked = () => served.get('/images/lake.jpg?format=auto&w=160');
    await expect.poll(async () => (await asked()).status).toBe(200);
    expect(await stored()).toBe(3);
    const retained = async (days: number) => {
      const part = deleteUnusedAssets(store.database);
      return await part.remove(Date.now() + days * 86_400_000, async () => undefined);
    };
    expect([await retained(2), await stored()]).toEqual([0, 3]);
    // As retention does with releases that are old.
    const { query } = store.database;
    await query.deleteFrom('release_changes').where('document_id', '=', '/images/lake.jpg').execute();
    await query.deleteFrom('release_entries').where('document_id', '=', '/images/lake.jpg').execute();
    await query.deleteFrom('revisions').where('document_id', '=', '/images/lake.jpg').execute();
    expect([await retained(0), await stored()]).toEqual([0, 3]);
    expect([await retained(2), await stored()]).toEqual([1, 1]);
  });

  it('a file that is gone leaves the site only when it is asked to', async () => {
    await published();
    rmSync(join(folder, 'media/images/oven.svg'));
    expect(await publish()).toMatchObject({ exitCode: 1, out: '  gone     /images/oven.svg\n' });
    await published('--remove', '/images/oven.svg');
    const [served] = instances as [ServedSite];
    await expect.poll(async () => (await read(served, '/images/oven.svg')).status).toBe(404);
    // A folder without media says nothing of them.
    rmSync(join(folder, 'media'), { recursive: true });
    expect((await published()).out).toContain('Nothing has changed');
  });
});
