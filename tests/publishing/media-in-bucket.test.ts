import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { bucketCredentials } from '../../sandbox/bucket/verify-signature.ts';
import { type Fault, type FaultKind, type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { configuredBucket } from '../../server/config/assets.ts';
import { deleteLooseObjects, deleteUnusedAssets } from '../../server/sessions/retention/unused-assets.ts';
import { databases, temporaryFolder } from '../support/databases/databases.ts';
import { openTestStore } from '../support/databases/stores.ts';
import { type ServedSite, serveBakery } from '../support/instances/served-site.ts';
import { cleanUpAfterTest } from '../support/running/cleanup.ts';
import { waymark } from '../support/running/fake-terminal.ts';

const dayMs = 86_400_000;
const secret = 'an-invented-secret-for-tests-only-0123456789';
const large = `%PDF-1.7\n${'x'.repeat(900_000)}\n%%EOF\n`;
const lake = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#3a6ea5' } })
  .jpeg()
  .toBuffer();

/** Refusals, lost connections, silence, answers of something else, and answers without an end. */
const failures: readonly FaultKind[] = [
  { kind: 'status', status: 503 },
  { kind: 'reset' },
  { kind: 'hang' },
  { kind: 'wrong-content-type' },
  { kind: 'stall' },
];

describe.each(databases)('files in a bucket, of two instances with $name', ({ create }) => {
  let sandbox: RunningSandbox;
  let folder: string;
  let environment: Readonly<Record<string, string>>;

  beforeEach(async () => {
    const started = await startSandbox({ port: 0 });
    sandbox = started;
    cleanUpAfterTest(() => started.close());
    environment = {
      ...{ DATABASE_URL: await create(), WAYMARK_SECRET: secret, LOG_LEVEL: 'info' },
      WAYMARK_ASSETS: address(bucketCredentials.secretAccessKey),
    };
    folder = temporaryFolder();
  });

  function address(password: string): string {
    const given = `${bucketCredentials.accessKeyId}:${encodeURIComponent(password)}`;
    const endpoint = encodeURIComponent(`${sandbox.url}/bucket`);
    return `s3://${given}@media/site?region=ap-southeast-2&endpoint=${endpoint}&timeoutMs=1500`;
  }

  const run = (...args: readonly string[]) => waymark(args, { folder, environment });
  const publish = () =>
    run('publish', '-m', 'A change', '--accept', 'missing-image', '--accept', 'unlinked-page');
  const fail = (...faults: readonly Fault[]) => sandbox.state.faults.replace(faults);
  const objects = () => sandbox.state.objects.list().map(([name]) => name);
  const calls = (method: string) =>
    sandbox.state.journal.received('bucket').filter(({ reception }) => reception.method === method).length;

  function put(file: string, content: string | Uint8Array): void {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }

  /** Two instances with a large file and a photograph. */
  async function served(): Promise<readonly [ServedSite, ServedSite]> {
    const first = await serveBakery(environment);
    const second = await serveBakery(environment);
    expect((await run('export', '--documents', 'documents')).exitCode).toBe(0);
    put('media/documents/terms.pdf', large);
    put('media/images/lake.jpg', lake);
    const done = await publish();
    expect(done, done.err + done.out).toMatchObject({ exitCode: 0 });
    for (const site of [first, second])
      await expect.poll(async () => (await head(site, '/documents/terms.pdf')).status).toBe(200);
    return [first, second];
  }

  const head = (site: ServedSite, path: string) => site.get(path, { method: 'HEAD' });
  const health = async (site: ServedSite) => await (await site.get('/api/health')).json();
  async function read(site: ServedSite, path: string, headers: Record<string, string> = {}) {
    const response = await site.get(path, { headers });
    return {
      status: response.status,
      kept: response.headers.get('cache-control'),
      text: await response.text(),
    };
  }

  it('are read by both, whole and in parts, and pictures are made once for all', async () => {
    const sites = await served();
    expect(objects()).toEqual([
      expect.stringMatching(/^media\/site\/[0-9a-f]{64}-/),
      expect.stringMatching(/^media\/site\/[0-9a-f]{64}-/),
    ]);
    const store = await openTestStore(environment.DATABASE_URL ?? '');
    expect(await store.database.query.selectFrom('asset_parts').selectAll().execute()).toEqual([]);
    expect(await store.database.query.selectFrom('loose_objects').selectAll().execute()).toEqual([]);
    for (const site of sites) {
      expect((await read(site, '/documents/terms.pdf')).text).toBe(large);
      const part = await read(site, '/documents/terms.pdf', { range: 'bytes=262140-262150' });
      expect([part.status, part.text]).toEqual([206, 'x'.repeat(11)]);
      const picture = await site.get('/images/lake.jpg?format=auto&w=320');
      const { width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
      expect(width).toBe(320);
    }
    expect([objects().length, calls('PUT')]).toEqual([3, 3]);
    const answers = sandbox.state.journal.received('bucket').map((entry) => entry.toJSON().answer);
    expect(answers.filter((answer) => answer.kind === 'sent' && answer.status >= 300)).toEqual([]);
    expect(await health(sites[0])).toMatchObject({ status: 'ok' });
  });

  it('answer 503 while the bucket fails, which no cache keeps, and health says so until it works', async () => {
    const [site] = await served();
    const paths = ['/documents/terms.pdf', '/images/lake.jpg?format=auto&w=640', '/images/lake.jpg'];
    for (const fault of failures) {
      fail({ service: 'bucket', ...fault });
      for (const path of paths) {
        const refused = await read(site, path);
        expect([refused.status, refused.kept], fault.kind).toEqual([503, expect.stringMatching(/no-store/)]);
      }
      expect(await health(site)).toMatchObject({
        status: 'degraded',
        impairments: { assets: expect.stringContaining('The bucket "media" cannot be used') },
      });
      expect((await read(site, '/about/us')).status).toBe(200);
      fail();
      expect((await read(site, '/documents/terms.pdf')).text).toBe(large);
      expect(await health(site)).toMatchObject({ status: 'ok' });
    }
    for (const path of paths) expect((await read(site, path)).status).toBe(200);
    // Assets in memory need no bucket.
    fail({ service: 'bucket', kind: 'reset' });
    expect((await read(site, '/images/lake.jpg')).status).toBe(200);
  });

  it('are not published when they cannot be written, and the next attempt does it', async () => {
    await served();
    put('media/documents/terms.pdf', `${large}%%EOF\n`);
    for (const kind of ['hang', 'reset', 'unheard', 'lost-answer'] as const) {
      fail({ service: 'bucket', kind });
      const refused = await publish();
      expect([refused.exitCode, refused.err], kind).toEqual([
        1,
        expect.stringMatching(/^waymark: The bucket "media" cannot be used: .* Nothing was changed\.\n$/s),
      ]);
    }
    fail();
    expect(await publish()).toMatchObject({ exitCode: 0 });
  });

  it('are not read or written with a wrong secret', async () => {
    const [, second] = await served();
    environment = { ...environment, WAYMARK_ASSETS: address('wrong') };
    const other = await serveBakery(environment);
    await expect
      .poll(() => health(other))
      .toMatchObject({ impairments: { assets: expect.stringContaining('SignatureDoesNotMatch') } });
    expect((await read(other, '/documents/terms.pdf')).status).toBe(503);
    expect((await read(second, '/documents/terms.pdf')).status).toBe(200);
  });

  it('are exported with their bytes and imported into a database or a bucket; a backup names them', async () => {
    await served();
    expect((await run('export', 'all.json')).exitCode).toBe(0);
    for (const assets of ['', environment.WAYMARK_ASSETS?.replace('/site?', '/other?') ?? '']) {
      const elsewhere = { ...environment, DATABASE_URL: await create(), WAYMARK_ASSETS: assets };
      const done = await waymark(['import', 'all.json'], { folder, environment: elsewhere });
      expect(done, done.err + done.out).toMatchObject({ exitCode: 0 });
      expect((await read(await serveBakery(elsewhere), '/documents/terms.pdf')).text).toBe(large);
    }
    expect(objects().filter((name) => name.startsWith('media/other/'))).toHaveLength(2);
    const text = readFileSync(join(folder, 'all.json'), 'utf8');
    put('altered.json', text.replace(lake.toString('base64'), Buffer.alloc(lake.length).toString('base64')));
    const empty = { ...environment, DATABASE_URL: await create() };
    const altered = await waymark(['import', 'altered.json'], { folder, environment: empty });
    expect([altered.exitCode, altered.out]).toEqual([1, expect.stringContaining('not what its hash says')]);

    expect((await run('backup', 'backup.db')).exitCode).toBe(0);
    const restored = { ...environment, DATABASE_URL: await create() };
    const back = await waymark(['restore', 'backup.db'], { folder, environment: restored });
    expect(back, back.err).toMatchObject({ exitCode: 0 });
    expect((await read(await serveBakery(restored), '/documents/terms.pdf')).text).toBe(large);
  });

  it('are deleted a day after nothing names them, when the bucket can be used', async () => {
    const [site] = await served();
    expect((await read(site, '/images/lake.jpg?format=auto&w=160')).status).toBe(200);
    const settings = configuredBucket(environment);
    const store = await openTestStore(environment.DATABASE_URL ?? '', {
      bucket: 'value' in settings ? settings.value : undefined,
    });
    const { bucket } = store;
    expect(objects()).toHaveLength(3);
    const { query } = store.database;
    for (const table of ['release_changes', 'release_entries', 'revisions'] as const)
      await query.deleteFrom(table).where('document_id', '=', '/images/lake.jpg').execute();
    if (bucket === undefined) throw new Error('The site has no bucket.');
    const none = async () => undefined;
    const retained = async (days: number) => {
      const now = Date.now() + days * dayMs;
      await deleteUnusedAssets(store.database).remove(now, none);
      return await deleteLooseObjects(store.database, bucket).remove(now, none);
    };
    expect([await retained(2), objects().length]).toEqual([0, 3]);
    fail({ service: 'bucket', kind: 'status', status: 403 });
    await expect(retained(4)).rejects.toThrow('cannot be used');
    fail();
    expect([await retained(4), objects().length]).toEqual([2, 1]);
    expect((await read(site, '/documents/terms.pdf')).text).toBe(large);
  });
});
