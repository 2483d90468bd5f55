import { expect, it } from 'vitest';
import type { Operation } from '#schemas';
import { serveBakery } from '../../tests/support/instances/served-site.ts';

const price: Operation = {
  kind: 'operation',
  id: 'price',
  schemaVersion: 1,
  service: 'oven',
  method: 'GET',
  path: '/price',
  input: {},
  response: { type: 'object' },
  result: { cents: { var: 'response.cents' } },
  expose: { path: '/api/price' },
};

/** A bakery with a price, and an author who asks its studio. */
async function open() {
  const served = await serveBakery({ WAYMARK_STUDIO: 'on' }, [price]);
  const { people } = served.site;
  const invitation = await people?.invite({ email: null, role: 'author', invitedBy: 'operator' });
  const token = new URL(invitation ?? '', served.origin).hash.slice(1);
  const send = (path: string, body: object, cookie = '') =>
    served.get(`/studio/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: served.origin, cookie },
      body: JSON.stringify(body),
    });
  const [email, password] = ['ann@example.nz', 'a long enough password'];
  await send('/join', { token, name: 'Ann', email, password });
  const joined = await send('/auth/sign-in/email', { email, password });
  const cookie = joined.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const ask = async (path: string, body: object) => {
    const answer = await send(path, body, cookie);
    return { status: answer.status, body: await answer.json() };
  };
  const resultOf = (operation: object, more: object = {}) =>
    ask('/operations/price/result', { text: JSON.stringify(operation), ...more });
  return { served, ask, resultOf };
}

it('runs an operation for the preview as it is live, and sends nothing that only a draft says', async () => {
  const { served, resultOf } = await open();
  expect((await resultOf(price)).body).toEqual({ ok: true, result: {} });
  expect(served.baked.map(({ path }) => path)).toEqual(['/price']);
  const draft = { ...price, path: '/customers' };
  expect((await resultOf(draft)).body).toEqual({ ok: false, reason: 'preview' });
  expect((await resultOf({ ...draft, example: { cents: 450 } })).body).toEqual({
    ok: true,
    result: { cents: 450 },
  });
  expect(served.baked).toHaveLength(1);
});

it('has an operation fail as the author wants it, without a call', async () => {
  const { served, resultOf } = await open();
  const { body } = await resultOf(price, { faults: { price: 'away' } });
  expect(body).toEqual({ ok: false, reason: 'network' });
  expect(served.baked).toEqual([]);
  expect((await resultOf(price, { faults: { price: 'on fire' } })).status).toBe(422);
  expect((await resultOf({ kind: 'page', id: 'price' })).status).toBe(404);
});

it('answers the calls of a page as the site answers browsers, and no others', async () => {
  const { served, ask } = await open();
  const { body } = await ask('/look-ups', { method: 'GET', path: '/api/price?a=1' });
  expect(body).toEqual({ status: 422, body: expect.stringContaining('bad-input') });
  const asked = await ask('/look-ups', { method: 'GET', path: '/api/price' });
  expect(asked.body).toEqual({ status: 200, body: '{}' });
  const press = await ask('/look-ups', { method: 'POST', path: '/api/journeys/orders/bread' });
  expect(press.body).toMatchObject({ status: 404 });
  for (const path of ['/studio/api/me', '//other.example/api/price', '/api/\\other.example'])
    expect((await ask('/look-ups', { method: 'GET', path })).status).toBe(422);
  expect(served.baked).toHaveLength(1);
});
