import { expect, it } from 'vitest';
import { openTestStore } from '../../../tests/support/databases/stores.ts';
import { publishedFolder } from '../../../tests/support/documents/author-folder.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';

it('schedules a release in the time of the site, lists it and cancels it', async () => {
  const author = await publishedFolder();
  const run = (...args: readonly string[]) =>
    waymark(args, {
      folder: author.path,
      environment: { DATABASE_URL: author.url },
      now: '2026-06-01T00:00:00Z',
    });
  const later = (at: string) => run('publish', '-m', 'Later', '--at', at);
  expect((await later('2026-06-02T09:00')).out).toMatch(/^Nothing has changed since release 1/);
  expect((await run('scheduled')).out).toBe('');
  author.edit('join-page.json', '"title": "Join"', '"title": "Join us"');
  for (const [at, why] of [
    ['tomorrow', 'is no time'],
    ['2026-13-01T09:00', 'is no time'],
    ['2026-05-31T09:00', 'has passed'],
    // The clocks of Auckland go from two to three that night.
    ['2026-09-27T02:30', 'is no time'],
  ] as const)
    expect(await later(at)).toMatchObject({ exitCode: 2, err: expect.stringContaining(why) });
  const { exitCode, out } = await later('2026-06-02T09:00');
  expect([exitCode, out]).toEqual([0, expect.stringMatching(/^Goes live at 2026-06-01T21:00:00.000Z, /)]);
  expect((await later('2026-06-02T09:00+02:00')).out).toContain('2026-06-02T07:00:00.000Z');
  expect((await run('diff', '--documents', 'live', 'folder')).out).toContain('changed join-page');

  const lines = (await run('scheduled')).out.split('\n');
  expect(lines[0]).toMatch(/^ {2}[0-9a-f]{8} {2}2026-06-01T21:00:00.000Z {2}ann {2}Later$/);
  const [second = ''] = lines[1]?.trim().split(' ') ?? [];
  expect((await run('scheduled', 'cancel', second)).out).toBe(`Cancelled ${second}.\n`);
  expect(JSON.parse((await run('scheduled', '--json')).out)).toHaveLength(1);
  expect((await run('scheduled', 'cancel', second)).exitCode).toBe(2);

  const store = await openTestStore(author.url, { now: () => new Date('2026-06-01T21:00:00Z') });
  await store.publishDue();
  expect((await run('scheduled')).out).toBe('');
  expect((await run('releases')).out).toMatch(/^\* {4}2 .*Later\n/);
  expect((await run('publish', '-m', 'Again')).out).toMatch(/^Nothing has changed since release 2/);
});
