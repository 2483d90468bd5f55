import { beforeEach, describe, expect, it } from 'vitest';
import { type ServedSite, serveBakery } from '../support/instances/served-site.ts';

let served: ServedSite;
beforeEach(async () => {
  served = await serveBakery();
  const reply = await served.order('Aroha');
  expect(await reply.json()).toMatchObject({ outcome: 'accepted', location: end });
  cookie = (reply.headers.getSetCookie()[0] ?? served.cookie()).split(';')[0] ?? '';
});

const end = '/order/done';
let cookie: string;

async function open(path: string, headers: Readonly<Record<string, string>> = {}) {
  const { status } = await served.get(path, { headers: { cookie, ...headers }, redirect: 'manual' });
  return status;
}

describe('the end of an order', () => {
  it.each(['/', '/about/us', '/nothing/at/all', '/order'])(
    'is left by a link to %s, whoever opens it again',
    async (path) => {
      expect(await open(end)).toBe(200);
      await open(path, { referer: served.origin + end });
      expect(await open(end)).toBe(307);
    },
  );

  it('is shown again by a reload, by an address that was typed, and after a look at other pages', async () => {
    const others: readonly Readonly<Record<string, string>>[] = [
      {},
      { referer: `${served.origin}/order` },
      { referer: served.origin + end },
    ];
    for (const headers of others) expect(await open(end, headers)).toBe(200);
    await open('/');
    await open('/about/us', { referer: `${served.origin}/` });
    expect(await open(end)).toBe(200);
  });

  it.each([
    ['another site', { referer: `https://elsewhere.example${end}` }],
    ['a browser that looks ahead', { 'sec-purpose': 'prefetch' }],
    ['a script of the page', { 'sec-fetch-dest': 'empty' }],
    ['what is no address', { referer: 'order/done' }],
  ])('is not left for %s', async (_, headers) => {
    expect(await open(end)).toBe(200);
    await open('/', { referer: served.origin + end, ...headers });
    expect(await open(end)).toBe(200);
  });

  it('is left by nobody who has not seen it, and by no other visitor', async () => {
    await open('/', { referer: served.origin + end });
    expect(await open(end)).toBe(200);
    await served.get('/', { headers: { referer: served.origin + end } });
    expect(await open(end)).toBe(200);
  });
});
