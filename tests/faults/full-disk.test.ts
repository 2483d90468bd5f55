import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { serveStudio } from '../../server/authoring/served-studio.fixture.ts';
import { browserStorage } from '../../studio/changes/browser-storage.fixture.ts';
import { keptEdits } from '../../studio/changes/kept-edits.ts';
import { Work } from '../../studio/changes/work.ts';
import { documentText } from '../support/databases/stores.ts';

it('keeps what was typed in the browser while the disk of the site is full, says so, and saves it once there is room', async () => {
  const { url, store, errors, signIn } = await serveStudio();
  const headers = await signIn('author');
  const limitPages = (count: number) =>
    sql.raw(`pragma max_page_count = ${count}`).execute(store.database.query);
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => send(url + path, { ...init, headers }));
  const changeSet = await store.createChangeSet({ name: 'Winter', author: 'author@example.nz' });
  const rye = { id: 'rye', kind: 'page', body: documentText('rye', 'Rye loaf') };
  const browser = browserStorage();
  const open = () => {
    const kept = keptEdits(browser, 'ann', changeSet.id);
    return new Work({ changeSet, drafts: [], live: 'r1' }, [rye], browserStorage(), kept);
  };
  // As large as it is: not a page more.
  await limitPages(1);
  const typed = documentText('rye', 'Dark rye, baked long. '.repeat(2000));
  const left = open();
  left.edit([{ id: 'rye', body: typed }]);
  await left.save();
  expect([left.saving, left.refusal]).toEqual([
    'waiting',
    'Not saved: the site cannot save now. What you typed is kept in this browser and saved as soon as it can be',
  ]);
  expect(String(errors[0])).toContain('full');
  expect(await store.listDrafts(changeSet.id)).toEqual([]);
  expect((await send(`${url}/studio/api/change-sets/${changeSet.id}`, { headers })).status).toBe(200);
  // The page is closed and opened again meanwhile.
  const work = open();
  expect(work.textOf('rye')).toBe(typed);
  await limitPages(1_000_000);
  await expect.poll(() => work.saving, { timeout: 10_000 }).toBe('saved');
  expect(await store.listDrafts(changeSet.id)).toMatchObject([{ id: 'rye', body: typed }]);
  await expect.poll(() => browser.length, { timeout: 10_000 }).toBe(0);
  vi.unstubAllGlobals();
});
