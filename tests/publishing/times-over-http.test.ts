import { beforeEach, describe, expect, it } from 'vitest';
import { page } from '../../server/pages/bakery.fixture.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { momentText, secondAfter } from '../support/documents/moments.ts';
import { type PublishingAuthor, publishingAuthor } from '../support/documents/publishing-author.ts';
import { type ServedSite, serveBakery } from '../support/instances/served-site.ts';

describe.each(databasesForLongTests)('a running site on $name', ({ create }) => {
  let served: ServedSite;
  let author: PublishingAuthor;

  beforeEach(async () => {
    const environment = { DATABASE_URL: await create(), LOG_LEVEL: 'info' };
    served = await serveBakery(environment);
    author = publishingAuthor(environment);
  });

  const statusOf = async (path: string) => (await served.get(path)).status;
  const release = async () =>
    ((await (await served.get('/api/health')).json()) as { readonly release: string }).release;

  /** Waits for a status that must not come before a moment. */
  async function becomes(path: string, status: number, moment: number): Promise<void> {
    await expect.poll(() => statusOf(path), { timeout: 120_000, interval: 10 }).toBe(status);
    expect(Date.now() - moment).toBeGreaterThanOrEqual(0);
  }

  /** Several times as long as this machine takes to publish a page, in milliseconds. */
  async function ampleTime(): Promise<number> {
    const began = Date.now();
    await author.publish(author.write('first', page('first', '/first')));
    await expect.poll(() => statusOf('/first'), { timeout: 120_000, interval: 10 }).toBe(200);
    return 2000 + 4 * (Date.now() - began);
  }

  it('shows a page and takes its form from its first moment until its last, and publishes nothing for it', async () => {
    const ample = await ampleTime();
    const opens = secondAfter(ample);
    const closes = opens + Math.ceil(ample / 1000) * 1000;
    const [publishFrom, publishUntil] = [opens, closes].map(momentText);
    const first = await release();
    await author.publish(
      author.write('draw-page', {
        ...page('draw-page', '/draw', [{ type: 'form', journey: 'draw', step: 'enter' }]),
        publishFrom,
        publishUntil,
      }),
      author.write('draw', {
        kind: 'journey',
        schemaVersion: 2,
        staleNotice: 'Please go on from here',
        steps: [{ id: 'enter', form: 'draw-form', submitLabel: 'Enter' }],
      }),
      author.write('draw-form', {
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
    await expect.poll(release, { timeout: 120_000, interval: 50 }).not.toBe(first);
    const before = await release();
    expect(await statusOf('/draw')).toBe(404);

    await becomes('/draw', 200, opens);
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

    await becomes('/draw', 404, closes);
    const after = await press();
    const notices = [{ message: 'This form is over', tone: 'error' }];
    expect([after.status, await after.json()]).toMatchObject([404, { outcome: 'failed', notices }]);
    expect(await release()).toBe(before);
  });

  it('makes a scheduled release live at its time, and not one that was cancelled', async () => {
    const rye = author.write('rye', page('rye', '/rye'));
    const later = momentText(Date.now() + 3_600_000);
    await author.publish(rye, '--at', later);
    const listed = (await author.run('scheduled')).out;
    expect(listed).toMatch(/^ {2}[0-9a-f]{8} {2}20\S+Z {2}ann {2}A change\n$/);
    expect((await author.run('scheduled', 'cancel', listed.trim().split(' ')[0] ?? '')).exitCode).toBe(0);
    expect((await author.run('scheduled')).out).toBe('');

    const due = secondAfter(await ampleTime());
    const releases = async () => (await author.run('releases')).out.match(/A change/g)?.length ?? 0;
    const before = await releases();
    await author.publish(rye, '--at', momentText(due));
    expect(await statusOf('/rye')).toBe(404);
    await becomes('/rye', 200, due);
    expect((await author.run('scheduled')).out).toBe('');
    expect(await releases()).toBe(before + 1);
  });
});
