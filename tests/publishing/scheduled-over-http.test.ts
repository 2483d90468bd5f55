import { beforeEach, describe, expect, it } from 'vitest';
import { page } from '../../server/pages/bakery.fixture.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { momentText, secondAfter } from '../support/documents/moments.ts';
import { type PublishingAuthor, publishingAuthor } from '../support/documents/publishing-author.ts';
import { type ServedSite, serveBakery } from '../support/instances/served-site.ts';

describe.each(databasesForLongTests)('a scheduled release at two instances on $name', ({ create }) => {
  let instances: readonly ServedSite[];
  let author: PublishingAuthor;

  beforeEach(async () => {
    const environment = { DATABASE_URL: await create(), LOG_LEVEL: 'info' };
    instances = [await serveBakery(environment), await serveBakery(environment)];
    author = publishingAuthor(environment);
  });

  const statuses = (path: string) => Promise.all(instances.map(async ({ get }) => (await get(path)).status));
  const logged = (text: string) => instances.flatMap(({ log }) => log.filter(({ msg }) => msg === text));
  const eventually = { timeout: 120_000, interval: 10 };

  /** Publishes a page and returns a moment that is later by several times as long as that took. */
  async function laterMoment(): Promise<number> {
    const began = Date.now();
    await author.publish(author.write('first', page('first', '/first')));
    await expect.poll(() => statuses('/first'), eventually).toEqual([200, 200]);
    return secondAfter(3000 + 6 * (Date.now() - began));
  }

  it('is seen at both soon after each other, and not before its time', async () => {
    const due = await laterMoment();
    const ample = due - Date.now();
    await author.publish(author.write('rye', page('rye', '/rye')), '--at', momentText(due));
    expect(await statuses('/rye')).toEqual([404, 404]);
    const seen = await Promise.all(
      instances.map(async ({ get }) => {
        await expect.poll(async () => (await get('/rye')).status, eventually).toBe(200);
        return Date.now();
      }),
    );
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(due);
    expect(Math.max(...seen) - Math.min(...seen)).toBeLessThan(ample);
    expect(logged('A scheduled release is live.')).toHaveLength(1);
  });

  it('is not live, is logged once and is listed if it fails its check by then or others changed its documents', async () => {
    const due = await laterMoment();
    const schedule = (id: string, path: string, title: string) =>
      author.publish(author.write(id, { ...page(id, path), title }), '--at', momentText(due));
    await schedule('rye', '/rye', 'Scheduled rye');
    await schedule('first', '/first', 'Scheduled first');
    expect((await author.run('releases')).out).not.toContain('refused');
    await author.publish(
      author.write('dark-rye', { ...page('dark-rye', '/rye'), title: 'Dark rye' }),
      author.write('first', { ...page('first', '/first'), title: 'First of others' }),
    );
    expect(Date.now(), 'both were published before the scheduled releases were due').toBeLessThan(due);

    const refused = 'A scheduled release did not go live.';
    await expect.poll(() => logged(refused).length, eventually).toBe(2);
    expect(logged(refused).map(({ level, outcome }) => [level, outcome])).toEqual(
      expect.arrayContaining([
        [50, 'refused'],
        [50, 'conflict'],
      ]),
    );
    for (const { get } of instances) {
      expect(await (await get('/rye')).text()).toContain('dark-rye');
      expect((await get('/first')).status).toBe(200);
    }
    const listed = await author.run('scheduled');
    expect(listed.exitCode).toBe(1);
    expect(listed.out).toMatch(/^! .*\n {4}.* duplicate-path$/m);
    expect(listed.out).toContain('    first was changed by others\n');
    const { out } = await author.run('releases');
    expect(out).not.toContain('Scheduled');
    expect(out).toMatch(/\n! 2 scheduled releases were refused: see `waymark scheduled`\.\n$/);
  });
});
