import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { serveBakery } from '../../tests/support/instances/served-site.ts';
import { openDatabase } from '../store/database/database.ts';

const log = { info: () => undefined, warn: () => undefined };

it.each([
  ['no JSON', { state: '{"answers":{"na' }],
  ['no state', { state: 'null' }],
  ['nothing at all', { state: '' }],
  ['bytes that are no text', { state: '\uFFFD\u0000\uFFFD' }],
  ['sealed nonsense', { sensitive: 'v1.nonsense' }],
  ['neither part', { state: '[', sensitive: '' }],
])('A visitor whose stored session is damaged starts again: %s', async (_, damage) => {
  const url = `sqlite:${join(temporaryFolder(), 'store.db')}`;
  const { get, order, cookie, setOven, baked } = await serveBakery({ DATABASE_URL: url });
  setOven(500);
  await order('Aroha');
  const database = await openDatabase(url, log);
  await database.query.updateTable('sessions').set(damage).execute();
  await database.close();

  setOven(200);
  const page = await get('/order', { headers: { cookie: cookie() } });
  expect(page.status).toBe(200);
  const run = /"formToken":"([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const answer = await get('/api/journeys/orders/bread', {
    method: 'POST',
    headers: { cookie: cookie(), accept: 'application/json' },
    body: new URLSearchParams({ _run: run, name: 'Mere' }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([200, { location: '/order/done' }]);
  // It is the same run: what may have been ordered in it is sent as it was the first time.
  expect(baked.map(({ body }) => JSON.parse(body))).toEqual([{ name: 'Aroha' }, { name: 'Aroha' }]);
});
