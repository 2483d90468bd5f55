import { beforeEach, describe, expect, it } from 'vitest';
import type { Document, Journey } from '#schemas';
import { page } from '../../server/pages/bakery.fixture.ts';
import { type ServedSite, serveBakery } from '../support/instances/served-site.ts';

/** A journey of one step, whose order names the campaign that brought the visitor. */
const journey = (id: string): Journey => ({
  kind: 'journey',
  id,
  schemaVersion: 2,
  staleNotice: 'Please go on from here',
  capture: ['campaign'],
  steps: [
    {
      id: 'wish',
      form: 'order-form',
      submitLabel: 'Order',
      onSubmit: [{ call: 'bake', with: { name: { var: 'session.captured.campaign' } } }],
    },
    { id: 'end', form: 'done-form', final: true },
  ],
});

const journeys = ['gifts', 'parties'];
const documents: readonly Document[] = journeys.flatMap((id) => [
  journey(id),
  page(`${id}-page`, `/${id}`, [{ type: 'form', journey: id, step: 'wish' }]),
  page(`${id}-end`, `/${id}/end`, [{ type: 'form', journey: id, step: 'end' }]),
]);

let served: ServedSite;
beforeEach(async () => {
  served = await serveBakery({}, documents);
});

/** A browser: it keeps cookies, follows redirects of this site and sends what is in a form. */
function newBrowser() {
  const jar = new Map<string, string>();
  async function get(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await served.get(path, {
      ...init,
      headers: { ...init.headers, cookie },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    return response;
  }
  return {
    get,
    async order(journey: string, query = ''): Promise<void> {
      const html = await (await get(`/${journey}${query}`)).text();
      const run = /"formToken":"([^"]+)"/.exec(html)?.[1] ?? '';
      const body = new URLSearchParams({ _run: run, name: 'Aroha' });
      const headers = { accept: 'application/json' };
      const reply = await get(`/api/journeys/${journey}/wish`, { method: 'POST', headers, body });
      expect(await reply.json()).toMatchObject({ outcome: 'accepted' });
    },
  };
}

/** The campaigns that the orders named, in order. */
const campaigns = () => served.baked.map(({ body }) => (JSON.parse(body) as { name?: string }).name);

describe.each([journeys, journeys.toReversed()])(
  'the campaign of a visit that goes to %s, then to %s',
  (first, second) => {
    it.each(['/', '/about/us', '/nothing/at/all', `/${first}`, `/${second}`])(
      'is named by both orders after a look at %s',
      async (landing) => {
        const browser = newBrowser();
        await browser.get(`${landing}?campaign=spring`);
        await browser.get('/about/us');
        await browser.order(first);
        await browser.get('/');
        await browser.order(second);
        expect(campaigns()).toEqual(['spring', 'spring']);
      },
    );

    it('stays the first, and is that of each visitor alone', async () => {
      const [one, other, none] = [newBrowser(), newBrowser(), newBrowser()];
      await one.get('/?campaign=spring');
      await other.get('/?campaign=autumn');
      await none.get('/about/us');
      await one.order(first, '?campaign=winter');
      await other.order(first);
      await none.order(first);
      await one.order(second);
      await none.order(second);
      await other.order(second);
      expect(campaigns()).toEqual(['spring', 'autumn', undefined, 'spring', undefined, 'autumn']);
    });
  },
);

describe('a page that was opened with a campaign', () => {
  it('is not kept with its cookie by a shared cache, and shows nobody the campaign', async () => {
    const landed = await served.get('/?campaign=spring-4711');
    expect(landed.headers.get('cache-control')).toContain('private');
    const [cookie = ''] = landed.headers.getSetCookie();
    expect(cookie).toMatch(/; Secure; HttpOnly; SameSite=Lax$/);
    expect(cookie + (await landed.text())).not.toContain('4711');
    const plain = await served.get('/?other=1');
    expect(plain.headers.get('cache-control')).toContain('public');
    expect(plain.headers.getSetCookie()).toEqual([]);
  });

  it('is shown with a cookie that is not ours, or longer than a browser keeps', async () => {
    const cookie = '__Host-waymark-visit=v1.a.b.c';
    const landed = await served.get(`/?campaign=${'x'.repeat(5000)}`, { headers: { cookie } });
    expect([landed.status, landed.headers.getSetCookie()[0]?.length]).toEqual([200, expect.any(Number)]);
    expect(landed.headers.getSetCookie()[0]?.length).toBeLessThan(4096);
  });
});
