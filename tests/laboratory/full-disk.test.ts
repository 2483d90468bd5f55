import { join } from 'node:path';
import { expect, it } from 'vitest';
import { page } from '../../server/pages/bakery.fixture.ts';
import { temporaryFolder } from '../support/databases/databases.ts';
import { fillDisk } from '../support/databases/full-disk.ts';
import { publishingAuthor } from '../support/documents/publishing-author.ts';
import { serveBakery } from '../support/instances/served-site.ts';

const accepted = ['--accept', 'missing-main-heading', '--accept', 'unlinked-page'];
const html = { accept: 'text/html' };

it('While the disk is full nothing is ordered or published, all who try are told so, and all is well once there is space', async () => {
  const DATABASE_URL = `sqlite:${join(temporaryFolder(), 'store.db')}`;
  const { get, order, cookie, baked, log } = await serveBakery({ DATABASE_URL });
  const author = publishingAuthor({ DATABASE_URL });
  const rye = author.write('rye', page('rye', '/rye'));
  expect((await order('Ann')).status).toBe(200);
  const ann = { headers: { cookie: cookie(), ...html } };
  expect(await (await get('/order/done', ann)).text()).toContain('Thank you');
  const ready = async () => {
    const answer = await get('/api/health/ready');
    return [answer.status, await answer.json()];
  };
  expect(await ready()).toMatchObject([200, { database: 'ok' }]);
  const before = log.length;

  const free = fillDisk();
  const refused = await order('Ben', html);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.text()).toContain('Sorry');
  // Leaving the end of a run deletes its answers.
  const left = await get('/order', ann);
  expect([left.status, left.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await left.text()).toContain('Sorry');
  expect((await get('/about/us')).status).toBe(200);
  await expect.poll(ready).toMatchObject([503, { status: 'unready', database: 'unwritable' }]);
  expect(await (await get('/api/health')).json()).toMatchObject({
    status: 'degraded',
    database: 'unwritable',
  });
  const published = await author.run('publish', '-m', 'Rye', rye, ...accepted);
  expect(published.exitCode).toBe(1);
  expect(published.err).toMatch(/^waymark: The database cannot be used now: disk I\/O error\./);
  for (let press = 0; press < 20; press++) expect((await order(`Cid ${press}`)).status).toBe(503);
  expect(baked).toHaveLength(1);
  const told = log.slice(before).map(({ msg }) => msg);
  expect(new Set(told)).toEqual(
    new Set([
      'The database is away: pages with forms answer 503.',
      'The database takes no writes: presses answer 503 until it does.',
    ]),
  );
  expect(told.length).toBeLessThan(6);

  free();
  expect((await order('Dot')).status).toBe(200);
  await expect.poll(ready).toMatchObject([200, { database: 'ok' }]);
  expect(log.at(-1)).toMatchObject({ msg: 'The database takes writes again.' });
  await author.publish(rye);
  expect(baked.map(({ body }) => JSON.parse(body).name)).toEqual(['Ann', 'Dot']);
});
