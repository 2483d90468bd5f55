import { describe, expect, it } from 'vitest';
import { readRarely } from './metrics/metric-sources.ts';

describe('a reading that costs something', () => {
  function readings() {
    const clock = { ms: 0 };
    const ends: { readonly give: (value: number) => void; readonly fail: (error: Error) => void }[] = [];
    const read = readRarely(() => new Promise<number>((give, fail) => ends.push({ give, fail })), {
      maxAgeMs: 10_000,
      now: () => clock.ms,
    });
    return { clock, ends, read };
  }

  it('is kept until it is too old', async () => {
    const { clock, ends, read } = readings();
    const first = read();
    ends[0]?.give(1);
    expect(await first).toBe(1);
    clock.ms = 9999;
    expect(await read()).toBe(1);
    clock.ms = 10_000;
    const second = read();
    ends[1]?.give(2);
    expect(await second).toBe(2);
    expect(ends).toHaveLength(2);
  });

  it('is made once for all who ask meanwhile, however long it takes', async () => {
    const { clock, ends, read } = readings();
    const first = read();
    clock.ms = 60_000;
    const second = read();
    expect(ends).toHaveLength(1);
    ends[0]?.give(1);
    expect(await Promise.all([first, second])).toEqual([1, 1]);
    clock.ms = 69_999;
    expect(await read()).toBe(1);
  });

  it('is made again at once when it has failed', async () => {
    const { ends, read } = readings();
    const first = read();
    ends[0]?.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    const second = read();
    ends[1]?.give(2);
    expect(await second).toBe(2);
  });
});
