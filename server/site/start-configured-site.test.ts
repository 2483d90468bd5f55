import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import type { Document } from '#schemas';
import { databasesForLongTests, temporaryFolder } from '../../tests/support/databases/databases.ts';
import { loadConfig } from '../config/load-config.ts';
import { bakery } from '../pages/bakery.fixture.ts';
import { openDatabase } from '../store/database/database.ts';
import { openStore } from '../store/store.ts';
import type { RunningSite } from './running-site.ts';
import { type Surroundings, startConfiguredSite } from './start-configured-site.ts';
import { StartError } from './start-error.ts';

const bake: Document = {
  kind: 'operation',
  id: 'bake',
  schemaVersion: 1,
  service: 'oven',
  method: 'GET',
  path: '/loaves',
  input: {},
};
const log = { info: () => {}, warn: () => {} };
const sites: RunningSite[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop();
});

/** Starts the bakery's site with an operation of its oven. */
async function start(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
  surroundings: Surroundings = {},
  others: readonly Document[] = [],
) {
  const pages = join(temporaryFolder(), 'pages');
  mkdirSync(pages);
  const documents = [...bakery.filter(({ id }) => id !== 'order'), bake, ...others];
  for (const document of documents)
    writeFileSync(join(pages, `${document.id}.json`), JSON.stringify(document));
  const config = loadConfig(
    { DATABASE_URL: databaseUrl, WAYMARK_PAGES: pages, LOG_LEVEL: 'silent', ...environment },
    temporaryFolder(),
  );
  const site = await startConfiguredSite(config, surroundings);
  sites.push(site);
  return site;
}

async function health({ api }: RunningSite): Promise<object> {
  const request = new Request('http://site.example/api/health');
  return (await (await api.answer(request, '')).json()) as object;
}

/** A page with links to files. */
function linkTo(...files: readonly string[]): readonly Document[] {
  const text = files.map((file) => `<a href="/documents/${file}">${file}</a>`).join(' ');
  return [
    {
      kind: 'page',
      id: 'files',
      schemaVersion: 1,
      path: '/files',
      title: 'Files',
      template: 'content',
      seo: { sitemapVisible: true },
      zones: { content: [{ type: 'rich-text', blocks: [{ type: 'paragraph', text }] }] },
    },
  ];
}

/** Alters a document directly in the table. */
async function damage(databaseUrl: string, id: string): Promise<void> {
  const database = await openDatabase(databaseUrl, log);
  await database.query
    .updateTable('revisions')
    .set({ body: '{"kind": "page"' })
    .where('document_id', '=', id)
    .execute();
  await database.close();
}

const oven = { WAYMARK_SERVICES: '{"oven": {"baseUrl": "https://oven.example.org"}}' };

describe.each(databasesForLongTests)('a site on $name', ({ create }) => {
  it('does not start while a service is not configured, and says which and what to do', async () => {
    const url = await create();
    await expect(start(url)).rejects.toThrow(StartError);
    await expect(start(url)).rejects.toThrow(/not configured: oven\. .*WAYMARK_SERVICES.*WAYMARK_SANDBOX=1/);
    expect(await health(await start(url, oven))).toMatchObject({ status: 'ok' });
  });

  it('says how to begin where there are no documents', async () => {
    const nowhere = join(temporaryFolder(), 'documents');
    const starting = start(await create(), { ...oven, WAYMARK_PAGES: nowhere });
    await expect(starting).rejects.toThrow(`There is no folder ${nowhere} to fill the empty store with`);
    await expect(starting).rejects.toThrow(/waymark init/);
  });

  it('keeps the release it shows when the next one names a service that is not configured, and says so in its health check', async () => {
    const url = await create();
    const site = await start(url, oven);
    const { release } = (await health(site)) as { readonly release?: string };
    const store = await openStore({ url, checkRelease: () => [], log });
    const changed = [JSON.stringify({ ...bake, id: 'grind', service: 'mill' })];
    await store.publish({ changed, author: 'somebody', message: 'Ask the mill' });
    await expect
      .poll(() => health(site))
      .toMatchObject({
        status: 'failing',
        release,
        troubles: { release: expect.stringContaining('not configured: mill.') },
      });
    await store.rollback({ author: 'somebody' });
    await expect.poll(() => health(site)).toMatchObject({ status: 'ok', release });
    await store.close();
  });

  it('logs which linked files of its first documents it does not have', async () => {
    const lines: string[] = [];
    const logTo = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const files = new Set(['/documents/bread.pdf']);
    const url = await create();
    await start(url, { ...oven, LOG_LEVEL: 'warn' }, { files, logTo }, linkTo('bread.pdf', 'prices.pdf'));
    const missing = lines.filter((line) => line.includes('missing-file'));
    expect(missing).toEqual([expect.stringContaining('/documents/prices.pdf')]);
  });

  it('deletes what has expired when it starts, and says so in its health check', async () => {
    const site = await start(await create(), oven);
    const deleted = { sessions: 0, submissions: 0, outbox: 0, clientLimits: 0 };
    await expect.poll(() => health(site)).toMatchObject({ lastPurge: { deleted, failed: [] } });
  });

  it('does not start when a document of the live release cannot be read, and says which', async () => {
    const url = await create();
    await (await start(url, oven)).stop();
    sites.pop();
    await damage(url, 'about');
    await expect(start(url, oven)).rejects.toThrow(
      /^The live release \w+ cannot be shown\. Its document "about" cannot be read\./,
    );
  });

  it('keeps the release it shows when the next one cannot be read, and fails its health check until it can show what is live', async () => {
    const url = await create();
    const site = await start(url, oven);
    const before = await health(site);
    const store = await openStore({ url, checkRelease: () => [], log });
    const about = bakery.find(({ id }) => id === 'about');
    const changed = [JSON.stringify({ ...about, schemaVersion: 99 })];
    await store.publish({ changed, author: 'somebody', message: 'By a newer program' });
    await expect
      .poll(() => health(site))
      .toMatchObject({
        status: 'failing',
        release: (before as { readonly release?: string }).release,
        troubles: { release: expect.stringContaining('Its document "about" cannot be read.') },
      });
    expect(site.release().pages.has('/about/us')).toBe(true);
    await store.rollback({ author: 'somebody' });
    await expect.poll(() => health(site)).toMatchObject(before as object);
    await store.close();
  });
});
