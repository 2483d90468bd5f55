import { describe, expect, it } from 'vitest';
import { AnswerCache, type Performed } from './answer-cache.ts';
import { failed } from './operation-outcome.ts';

/** A cache that counts its fetches. */
function counting(limits: { entries: number; bytes: number }) {
  const cache = new AnswerCache(() => 0, limits);
  let fetched = 0;
  const read = (key: string, bytes = 1) =>
    cache.through(key, 60, async (): Promise<Performed> => {
      fetched += 1;
      return { outcome: { outcome: 'answered', status: 200, body: key, durationMs: 1 }, bytes };
    });
  return { read, fetched: () => fetched };
}

describe('kept answers', () => {
  it('give way when there are too many, the longest unused first', async () => {
    const { read, fetched } = counting({ entries: 2, bytes: 100 });
    for (const key of ['a', 'b', 'a', 'c']) await read(key);
    expect(fetched()).toBe(3);
    await read('a');
    expect(fetched()).toBe(3);
    await read('b');
    expect(fetched()).toBe(4);
  });

  it('give way when they are too large together', async () => {
    const { read, fetched } = counting({ entries: 10, bytes: 100 });
    await read('a', 60);
    await read('b', 60);
    await read('b', 60);
    expect(fetched()).toBe(2);
    await read('a', 60);
    expect(fetched()).toBe(3);
  });

  it('larger than everything allowed are not kept', async () => {
    const { read, fetched } = counting({ entries: 10, bytes: 100 });
    await read('a', 101);
    await read('a', 101);
    expect(fetched()).toBe(2);
  });

  it('are kept for as long as they may be, and failures not at all', async () => {
    let now = 1_000_000;
    let fetched = 0;
    const cache = new AnswerCache(() => now);
    const read = (outcome: Performed['outcome']) =>
      cache.through('a', 2, async () => {
        fetched += 1;
        return { outcome, bytes: 1 };
      });
    const answer = { outcome: 'answered', status: 200, body: 'a', durationMs: 1 } as const;
    await read(failed('timeout'));
    await read(answer);
    expect(fetched).toBe(2);
    now += 1999;
    expect(await read(failed('timeout'))).toBe(answer);
    now += 2;
    await read(answer);
    expect(fetched).toBe(3);
  });

  it('are asked for again after a caller has gone, and all who waited learn of it', async () => {
    const cache = new AnswerCache(() => 0);
    const gone = () => Promise.reject(new Error('gone'));
    const waiting = await Promise.allSettled([cache.through('a', 60, gone), cache.through('a', 60, gone)]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const outcome = { outcome: 'answered', status: 200, body: 'a', durationMs: 1 } as const;
    expect(await cache.through('a', 60, async () => ({ outcome, bytes: 1 }))).toBe(outcome);
  });
});
