import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { databasesForLongTests } from '../../tests/support/databases/databases.ts';
import { documentText, openTestStore } from '../../tests/support/databases/stores.ts';

const program = join(import.meta.dirname, 'killed-writer.child.ts');
const at = '2026-03-02T09:00:00.000Z';

/** Makes live what is due in another process, which is killed after some writes; returns what it says. */
async function publishUntilKilled(url: string, writes: number): Promise<string | undefined> {
  const child = spawn(process.execPath, [program, url, at, String(writes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return signal === 'SIGKILL' ? undefined : said.trim();
}

describe.each(databasesForLongTests)('a scheduled release on $name', ({ create }) => {
  it('goes live once, at whichever write its publisher is killed', { timeout: 180_000 }, async () => {
    const url = await create();
    const store = await openTestStore(url, { now: () => new Date(at) });
    await store.publish({ changed: [documentText('rye', 'Rye')], author: 'ann', message: 'One' });
    await store.saveDraft({
      id: 'bun',
      body: documentText('bun', 'Bun'),
      author: 'ann',
      expectedRevision: 0,
    });
    await store.publish({ drafts: ['bun'], author: 'ann', message: 'Late', at });
    const before = await store.export();
    let writes = 0;
    let said: string | undefined;
    for (; said === undefined; writes++) {
      expect(await store.export(), `after ${writes} writes`).toEqual(before);
      said = await publishUntilKilled(url, writes);
    }
    expect(said).toBe('published');
    expect(writes).toBeGreaterThan(8);
    expect((await store.liveRelease())?.documents.map(({ id }) => id)).toEqual(['bun', 'rye']);
    expect((await store.listReleases()).map(({ sequence }) => sequence)).toEqual([2, 1]);
    expect([await store.listScheduled(), await store.listDrafts()]).toEqual([[], []]);
    expect(await store.publishDue()).toBeUndefined();
  });

  it('is refused once, at whichever write of the refusal its publisher is killed', {
    timeout: 180_000,
  }, async () => {
    const url = await create();
    const store = await openTestStore(url, { now: () => new Date(at) });
    await store.publish({ changed: [documentText('rye', 'Rye')], author: 'ann', message: 'One' });
    await store.publish({ changed: [documentText('rye', 'Dark')], author: 'ann', message: 'Late', at });
    await store.publish({ changed: [documentText('rye', 'Light')], author: 'bob', message: 'Now' });
    const before = await store.export();
    let writes = 0;
    let said: string | undefined;
    for (; said === undefined; writes++) {
      expect(await store.export(), `after ${writes} writes`).toEqual(before);
      said = await publishUntilKilled(url, writes);
    }
    expect([said, writes]).toEqual(['conflict', 5]);
    expect(await store.publishDue()).toBeUndefined();
    expect((await store.listAudit()).filter(({ action }) => action === 'refuse')).toHaveLength(1);
  });
});
