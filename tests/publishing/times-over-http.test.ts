import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from '../../server/pages/bakery.fixture.ts';
import { databases, temporaryFolder } from '../support/databases.ts';
import { waymark } from '../support/fake-terminal.ts';
import { type ServedSite, serveBakery } from '../support/served-site.ts';

describe.each(databases)('a running site on $name', { timeout: 60_000 }, ({ create }) => {
  let served: ServedSite;
  let folder: string;
  let environment: Readonly<Record<string, string>>;

  beforeEach(async () => {
    environment = { DATABASE_URL: await create(), LOG_LEVEL: 'info' };
    served = await serveBakery(environment);
    folder = temporaryFolder();
  });

  const run = (...args: readonly string[]) => waymark(args, { folder, environment });

  function write(id: string, document: object): string {
    const path = join(folder, `${id}.json`);
    writeFileSync(path, JSON.stringify({ id, ...document }));
    return path;
  }

  async function publish(...args: readonly string[]): Promise<void> {
    const accept = ['missing-main-heading', 'unlinked-page', 'unread-answer'].flatMap((code) => [
      '--accept',
      code,
    ]);
    const published = await run('publish', '-m', 'A change', ...accept, ...args);
    expect(published, published.err + published.out).toMatchObject({ exitCode: 0 });
  }

  const statusOf = async (path: string) => (await served.get(path)).status;
  const release = async () =>
    ((await (await served.get('/api/health')).json()) as { readonly release: string }).release;

  /** Waits for a status, and returns how many milliseconds after a moment it came. */
  async function delayOf(path: string, status: number, moment: number): Promise<number> {
    await expect.poll(() => statusOf(path), { timeout: 30_000, interval: 10 }).toBe(status);
    return Date.now() - moment;
  }

  it('shows a page and takes its form from its first moment until its last, and publishes nothing for it', async () => {
    const opens = Math.ceil(Date.now() / 1000) * 1000 + 8000;
    const closes = opens + 3000;
    const [publishFrom, publishUntil] = [opens, closes].map((time) =>
      new Date(time).toISOString().replace('.000Z', 'Z'),
    );
    const first = await release();
    await publish(
      write('draw-page', {
        ...page('draw-page', '/draw', [{ type: 'form', journey: 'draw', step: 'enter' }]),
        publishFrom,
        publishUntil,
      }),
      write('draw', {
        kind: 'journey',
        schemaVersion: 2,
        staleNotice: 'Please go on from here',
        steps: [{ id: 'enter', form: 'draw-form', submitLabel: 'Enter' }],
      }),
      write('draw-form', {
        kind: 'form',
        schemaVersion: 2,
        fields: [
          {
            name: 'name',
            type: 'text-input',
            label: 'Name',
            value: { type: 'string' },
            required: true,
            messages: { required: 'Who?' },
          },
        ],
      }),
    );
    await expect.poll(release, { timeout: 10_000, interval: 50 }).not.toBe(first);
    const before = await release();
    expect(Date.now(), 'publishing took too long').toBeLessThan(opens - 500);
    expect(await statusOf('/draw')).toBe(404);

    expect(await delayOf('/draw', 200, opens)).toBeLessThan(2000);
    const shown = await served.get('/draw');
    const token = /"formToken":"([^"]+)"/.exec(await shown.text())?.[1] ?? '';
    const cookie = shown.headers.get('set-cookie')?.split(';')[0] ?? '';
    const press = () =>
      served.get('/api/journeys/draw/enter', {
        method: 'POST',
        headers: { cookie, accept: 'application/json' },
        body: new URLSearchParams({ _run: token, name: '' }),
      });
    const during = await press();
    expect([during.status, await during.json()]).toMatchObject([200, { outcome: 'invalid' }]);

    expect(await delayOf('/draw', 404, closes)).toBeLessThan(2000);
    expect((await press()).status).toBe(404);
    expect(await release()).toBe(before);
  });

  it('makes a scheduled release live at its time, and not one that was cancelled', async () => {
    const rye = write('rye', page('rye', '/rye'));
    const later = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+Z/, 'Z');
    await publish(rye, '--at', later);
    const listed = (await run('scheduled')).out;
    expect(listed).toMatch(/^ {2}[0-9a-f]{8} {2}20\S+Z {2}ann {2}A change\n$/);
    expect((await run('scheduled', 'cancel', listed.trim().split(' ')[0] ?? '')).exitCode).toBe(0);
    expect((await run('scheduled')).out).toBe('');

    const due = Math.ceil(Date.now() / 1000) * 1000 + 5000;
    await publish(rye, '--at', new Date(due).toISOString().replace('.000Z', 'Z'));
    expect(await statusOf('/rye')).toBe(404);
    const delay = await delayOf('/rye', 200, due);
    expect(delay).toBeGreaterThan(0);
    expect(delay).toBeLessThan(5000);
    expect((await run('scheduled')).out).toBe('');
    expect((await run('releases')).out.match(/A change/g)).toHaveLength(1);
  });
});
