import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../../scripts/processes.ts';
import { createPostgresCluster } from '../../support/databases/postgres-cluster.ts';
import { type AskStudio, askingAt, joinAt, type SiteProcess, startSite } from './site-processes.fixture.ts';

/** A store that several processes work on: what it is named by, and how it is removed. */
interface SharedStore {
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** The store of the folder, as on one machine, and a server of PostgreSQL, as for several. */
const stores: Readonly<Record<string, () => Promise<SharedStore>>> = {
  SQLite: async () => ({ environment: {}, remove: async () => undefined }),
  async PostgreSQL() {
    const { port, remove } = await createPostgresCluster();
    const secret = 'an-invented-secret-for-tests-only-0123456789';
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    return { environment: { DATABASE_URL: url, WAYMARK_SECRET: secret }, remove };
  },
};

const home = 'documents/pages/home-page.json';
const title = 'Welcome to Example Site';

let folder: string;
let store: SharedStore;
let running: SiteProcess[];

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-processes-'));
  cpSync(join(root, 'cli/templates/blank'), folder, { recursive: true });
  running = [];
});

test.afterEach(async () => {
  for (const process of running) await process.end('SIGKILL');
  await store.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function start(command: 'start' | 'studio' | 'dev', port?: number): Promise<SiteProcess> {
  const process = await startSite(command, { folder, environment: store.environment, port });
  running.push(process);
  return process;
}

/** The home page of the template with another title, as the studio sends it. */
function homeWith(text: string): string {
  const { $schema, ...document } = JSON.parse(readFileSync(join(folder, home), 'utf8'));
  return JSON.stringify(document).replace(title, text);
}

const seenAt = async ({ url }: SiteProcess) => await (await fetch(url)).text();

async function begin(ask: AskStudio, name: string): Promise<string> {
  return String((await ask('POST', '/change-sets', { name })).body.id);
}

function save(ask: AskStudio, set: string, text: string, revision: number) {
  return ask('PUT', `/change-sets/${set}/documents/home-page`, { body: homeWith(text), revision });
}

/** Saves one text after the other until the process is gone. @returns the last that it said to have, and the one after it */
async function saveUntilGone(ask: AskStudio, set: string): Promise<readonly [string, string]> {
  let [saved, revision] = ['', 0];
  for (let count = 1; ; count++) {
    const text = `Typed ${count}`;
    const answer = await save(ask, set, text, revision).catch(() => undefined);
    if (answer === undefined) return [saved, text];
    expect(answer.status).toBe(200);
    [saved, revision] = [text, Number(answer.body.revision)];
  }
}

/** The home page as a colleague sees it by a preview link. */
async function previewOf(ask: AskStudio, set: string, { url }: SiteProcess): Promise<string> {
  const { body } = await ask('POST', `/change-sets/${set}/links`, { days: 1 });
  const link = new URL(String(body.path), url);
  const form = { method: 'POST', body: new URLSearchParams({ link: link.hash }) };
  const opened = await fetch(link, { ...form, redirect: 'manual' });
  const cookie = opened.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  const headers = { cookie: cookie.join('; ') };
  return await (await fetch(new URL(opened.headers.get('location') ?? '', url), { headers })).text();
}

for (const [name, create] of Object.entries(stores))
  test(`the studio in a process of its own edits what the other processes show, on ${name}`, async () => {
    store = await create();
    const site = await start('start');
    expect((await fetch(`${site.url}/studio`)).status).toBe(404);
    expect(site.printed()).not.toContain('/studio');

    let studio = await start('studio');
    const printed = /http\S+\/studio\/join\S+/.exec(studio.printed())?.[0] ?? '';
    expect(printed).toContain(studio.url);
    const door = await fetch(studio.url, { redirect: 'manual' });
    expect([door.status, door.headers.get('location')]).toEqual([302, '/studio']);
    const ask = askingAt(() => studio.url);
    await joinAt(ask, printed, 'ann');

    const set = await begin(ask, 'A warmer welcome');
    expect((await save(ask, set, 'Kia ora', 0)).status).toBe(200);
    expect(await previewOf(ask, set, studio)).toContain('Kia ora');
    expect(await seenAt(site)).toContain(title);
    expect((await ask('POST', `/change-sets/${set}/publish`, {})).body.outcome).toBe('published');
    await expect.poll(() => seenAt(site)).toContain('Kia ora');

    // An operator stops it while somebody types: nothing that it said to have is lost.
    const typed = await begin(ask, 'Typing');
    const saving = saveUntilGone(ask, typed);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await studio.end('SIGTERM')).toBe(0);
    const last = await saving;
    expect(await seenAt(site)).toContain('Kia ora');
    studio = await start('studio', Number(new URL(studio.url).port));
    expect(studio.printed()).not.toContain('/studio/join');
    const { drafts } = (await ask('GET', `/change-sets/${typed}`)).body;
    expect(last.map(homeWith)).toContain(Array.isArray(drafts) ? drafts[0].body : undefined);
    expect((await ask('POST', `/change-sets/${typed}/publish`, {})).body.outcome).toBe('published');
    await expect.poll(() => seenAt(site)).toContain(last[0].slice(0, 5));

    // Somebody writes in files beside it: what the studio made live stays, and what they save goes live.
    const dev = await start('dev');
    await expect.poll(() => dev.printed()).toContain('home-page, which others changed');
    const lost = join(folder, 'documents/pages/not-found-page.json');
    writeFileSync(lost, readFileSync(lost, 'utf8').replace('Go to the home page', 'Go home'));
    await expect.poll(async () => await (await fetch(`${site.url}/nowhere`)).text()).toContain('Go home');
    expect(await seenAt(site)).toContain('Typed');
    for (const process of [site, studio, dev]) expect(await process.end('SIGTERM')).toBe(0);
  });
