import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { databasesForLongTests } from '../../tests/support/databases/databases.ts';
import { documentText, openTestStore } from '../../tests/support/databases/stores.ts';
import type { Store } from './store.ts';

const program = join(import.meta.dirname, 'killed-writer.child.ts');
const at = '2026-03-02T09:00:00.000Z';
const titled = (id: string, title: string) => documentText(id, title);
const withNote = (id: string, title: string) => titled(id, title).replace('}', '  ,"note": "New"\n}');

describe.each(databasesForLongTests)('merging on $name', ({ create }) => {
  let url = '';
  let store: Store;
  beforeEach(async () => {
    url = await create();
    store = await openTestStore(url, { now: () => new Date(at) });
    const changed = [titled('rye', 'Rye'), titled('bun', 'Bun')];
    await store.publish({ changed, author: 'ann', message: 'One' });
  });

  /** Does something in another process, which is killed before one write after the other, until it is done. */
  async function untilDone(act: string, subject: string): Promise<string> {
    const before = await store.export();
    for (let writes = 0; ; writes++) {
      expect(await store.export(), `after ${writes} writes`).toEqual(before);
      const child = spawn(process.execPath, [program, url, at, String(writes), act, subject], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      if (signal !== 'SIGKILL') return said.trim();
      expect(writes).toBeLessThan(20);
    }
  }

  it('leaves all drafts as they were or merges all, at whichever write it is killed', {
    timeout: 180_000,
  }, async () => {
    const set = await store.createChangeSet({ name: 'Winter', author: 'ann' });
    for (const id of ['rye', 'bun'])
      await store.saveDraft({
        id,
        body: titled(id, 'Dark'),
        author: 'ann',
        expectedRevision: 0,
        changeSet: set.id,
      });
    await store.publish({
      changed: [withNote('rye', 'Rye'), withNote('bun', 'Bun')],
      author: 'bob',
      message: 'Two',
    });
    expect(await untilDone('rebase', set.id)).toBe('rebased');
    const drafts = (await store.listDrafts(set.id)).map(({ body }) => JSON.parse(body ?? ''));
    expect(drafts).toMatchObject([
      { title: 'Dark', note: 'New' },
      { title: 'Dark', note: 'New' },
    ]);
  });

  it('begins a whole revert or none, at whichever write it is killed', { timeout: 180_000 }, async () => {
    const wrong = await store.publish({
      changed: [titled('rye', 'Wrong'), titled('bun', 'Wrong')],
      author: 'bob',
      message: 'Two',
    });
    expect(await untilDone('revert', wrong.outcome === 'published' ? wrong.release.id : '')).toBe('begun');
    const [set] = await store.listChangeSets();
    expect((await store.listDrafts(set?.id)).map(({ id }) => id)).toEqual(['bun', 'rye']);
    expect(await store.listChangeSets()).toHaveLength(1);
  });
});
