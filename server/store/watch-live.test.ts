import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { createPostgresCluster } from '../../tests/support/databases/postgres-cluster.ts';
import { documentText, openTestStore, recordingLog } from '../../tests/support/databases/stores.ts';
import { type LiveWatch, watchLive } from './watch-live.ts';

let watch: LiveWatch | undefined;
afterEach(() => watch?.stop());

describe.each(databases)('following the live release on $name', ({ create }) => {
  it('reports what is live at first and after each release of another instance', async () => {
    const url = await create();
    const [author, site] = [await openTestStore(url), await openTestStore(url)];
    await author.publish({ changed: [documentText('rye', 'Rye')], author: 'ann', message: 'Bake' });
    const seen: string[] = [];
    watch = watchLive({
      readLiveId: site.liveId,
      onChange: (live) => void seen.push(live),
      log: recordingLog(),
    });
    await expect.poll(() => seen).toHaveLength(1);

    await author.publish({ changed: [documentText('rye', 'Dark')], author: 'ann', message: 'Bake' });
    await expect.poll(() => seen, { interval: 10 }).toHaveLength(2);
    expect(seen[1]).toBe(await author.liveId());
  });
});

describe('following the live release', () => {
  it('does not speak of a store with nothing live', async () => {
    const onChange = vi.fn();
    watch = watchLive({ readLiveId: async () => null, onChange, everyMs: 5, log: recordingLog() });
    await sleep(50);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reports again what could not be taken up', async () => {
    const onChange = vi.fn<() => void>(() => {
      if (onChange.mock.calls.length < 3) throw new Error('not yet');
    });
    watch = watchLive({ readLiveId: async () => 'one', onChange, everyMs: 5, log: recordingLog() });
    await expect.poll(() => onChange).toHaveBeenCalledTimes(3);
    await sleep(30);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('stops when told', async () => {
    let looks = 0;
    const stopped = watchLive({
      readLiveId: async () => String(looks++),
      onChange: () => {},
      everyMs: 5,
      log: recordingLog(),
    });
    await sleep(30);
    stopped.stop();
    const before = looks;
    await sleep(30);
    expect(looks).toBe(before);
  });

  it('reports nothing more of a look that was under way when it was stopped', async () => {
    const onChange = vi.fn();
    let answer = (_: string) => {};
    const looked = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const stopped = watchLive({ readLiveId: () => looked, onChange, everyMs: 5, log: recordingLog() });
    stopped.stop();
    answer('one');
    await stopped.check();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('survives an outage of the database, logs it once, and catches up', async () => {
    const cluster = await createPostgresCluster();
    try {
      const store = await openTestStore(`postgres://postgres@127.0.0.1:${cluster.port}/postgres`);
      await store.publish({ changed: [documentText('rye', 'Rye')], author: 'ann', message: 'Bake' });
      const seen: string[] = [];
      const log = recordingLog();
      watch = watchLive({
        readLiveId: store.liveId,
        onChange: (live) => void seen.push(live),
        everyMs: 20,
        log,
      });
      await expect.poll(() => seen).toHaveLength(1);

      await cluster.stop();
      await expect.poll(() => log.lines).toHaveLength(1);
      await sleep(300);
      expect(log.lines).toEqual(['warn Cannot follow the live release; the last one stays.']);
      expect(seen).toHaveLength(1);

      await cluster.start();
      await expect.poll(() => log.lines.at(-1)).toBe('info The live release can be followed again.');
      await store.publish({ changed: [documentText('rye', 'Dark')], author: 'ann', message: 'Bake' });
      await expect.poll(() => seen).toHaveLength(2);
    } finally {
      watch?.stop();
      await cluster.remove();
    }
  });
});
