import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { openTestStore } from '../../tests/support/databases/stores.ts';
import { serveBakery } from '../../tests/support/instances/served-site.ts';
import { page } from '../pages/bakery.fixture.ts';

it('What is published is seen to arrive at every instance, and those that stop are counted no more', async () => {
  const url = `sqlite:${join(temporaryFolder(), 'store.db')}`;
  const [one] = [await serveBakery({ DATABASE_URL: url }), await serveBakery({ DATABASE_URL: url })];
  const store = await openTestStore(url, { now: () => new Date(), checkRelease: () => [] });
  const all = { instances: 2, arrived: 2 };
  await expect.poll(() => store.reviewing.arrival()).toMatchObject(all);
  await store.publish({ changed: [JSON.stringify(page('rye', '/rye'))], author: 'ann', message: 'Rye' });
  const live = await store.liveId();
  await expect.poll(() => store.reviewing.arrival(), { timeout: 5000 }).toEqual({ live, ...all });
  expect((await one?.get('/rye'))?.status).toBe(200);
  await one?.site.stop();
  expect(await store.reviewing.arrival()).toMatchObject({ instances: 1, arrived: 1 });
});
