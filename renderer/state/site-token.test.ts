import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSiteToken, type SiteTokenDeps } from './site-token.ts';

const start = 1_700_000_000_000;

afterEach(() => vi.useRealTimers());

function setting(answers: readonly (Response | Error)[], kept?: { token: string; expiry: number }) {
  vi.useFakeTimers({ now: start });
  const stored = new Map<string, string>();
  if (kept) stored.set('waymark.site-token', JSON.stringify(kept));
  const queue = [...answers];
  const fetch = vi.fn(async (_path: string) => {
    const answer = queue.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error('nothing more was expected to be fetched');
  });
  const onRefresh = vi.fn();
  const deps: SiteTokenDeps = {
    fetch,
    onRefresh,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    clock: {
      now: () => Date.now(),
      setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
      clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
    },
  };
  return {
    deps,
    fetch,
    onRefresh,
    kept: () => JSON.parse(stored.get('waymark.site-token') ?? 'null'),
    stored,
  };
}

function token(access_token: string, expires_in: number): Response {
  return Response.json({ access_token, expires_in });
}

describe('the site token', () => {
  test('is fetched when first read and kept with its expiry', async () => {
    const { deps, fetch, kept } = setting([token('first', 600)]);
    const site = createSiteToken(deps);
    expect(await site.read()).toBe('first');
    expect(await site.read()).toBe('first');
    expect(fetch.mock.calls).toEqual([['/api/npa/accesstoken']]);
    expect(kept()).toEqual({ token: 'first', expiry: start + 600_000 });
  });

  test('of an earlier page is used again', async () => {
    const { deps, fetch } = setting([], { token: 'earlier', expiry: start + 60_001 });
    expect(await createSiteToken(deps).read()).toBe('earlier');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('counts as expired sixty seconds before it does', async () => {
    const { deps } = setting([token('next', 600)], { token: 'earlier', expiry: start + 60_000 });
    expect(await createSiteToken(deps).read()).toBe('next');
  });

  test('is renewed in the background sixty-five seconds before its expiry', async () => {
    const { deps, fetch } = setting([token('first', 600), token('second', 600)]);
    const site = createSiteToken(deps);
    await site.read();
    await vi.advanceTimersByTimeAsync(534_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(await site.read()).toBe('second');
  });

  test('of an earlier page is renewed in the background too', async () => {
    const { deps, fetch } = setting([token('next', 600)], { token: 'earlier', expiry: start + 100_000 });
    createSiteToken(deps);
    await vi.advanceTimersByTimeAsync(35_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('is not renewed when another tab already did', async () => {
    const { deps, fetch, stored } = setting([token('first', 600)]);
    const site = createSiteToken(deps);
    await site.read();
    stored.set('waymark.site-token', JSON.stringify({ token: 'of another tab', expiry: start + 1_200_000 }));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(await site.read()).toBe('of another tab');
  });

  test('that could not be had is kept as an empty one, silently, and asked for again when next needed', async () => {
    const { deps, kept, onRefresh } = setting([
      new Error('no network'),
      new Response('', { status: 500 }),
      new Response('not JSON'),
      Response.json({ access_token: 7 }),
      token('at last', 600),
    ]);
    const site = createSiteToken(deps);
    for (const _ of [1, 2, 3, 4]) {
      expect(await site.read()).toBe('');
      expect(kept()).toEqual({ token: '', expiry: 0 });
    }
    expect(onRefresh).not.toHaveBeenCalled();
    expect(await site.read()).toBe('at last');
  });

  test('is fetched once for everybody who asks at the same time', async () => {
    const { deps, fetch } = setting([token('first', 600)]);
    const site = createSiteToken(deps);
    expect(await Promise.all([site.read(), site.read(), site.read()])).toEqual(['first', 'first', 'first']);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('that is new makes earlier answers of services forgotten', async () => {
    const { deps, onRefresh } = setting([token('first', 600), token('second', 600)]);
    const site = createSiteToken(deps);
    await site.read();
    expect(onRefresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(535_000);
    expect(onRefresh).toHaveBeenCalledTimes(2);
  });

  test('touches nothing in storage but itself', async () => {
    const { deps, stored } = setting([token('first', 600)]);
    stored.set('something-else', 'kept');
    await createSiteToken(deps).read();
    expect([...stored.keys()].sort()).toEqual(['something-else', 'waymark.site-token']);
  });

  test('with a very short life does not refresh itself without end', async () => {
    const { deps, fetch } = setting([token('short', 30)]);
    await createSiteToken(deps).read();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('works without storage, and with a storage of rubbish', async () => {
    const { deps } = setting([token('first', 600), token('second', 600)]);
    const broken = () => {
      throw new Error('forbidden');
    };
    expect(await createSiteToken({ ...deps, storage: { getItem: broken, setItem: broken } }).read()).toBe(
      'first',
    );
    const rubbish = { getItem: () => '{', setItem: () => undefined };
    expect(await createSiteToken({ ...deps, storage: rubbish }).read()).toBe('second');
  });

  test('stops renewing when told to', async () => {
    const { deps, fetch } = setting([token('first', 600)]);
    const site = createSiteToken(deps);
    await site.read();
    site.stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
