import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { databasesForLongTests, temporaryFolder } from '../support/databases/databases.ts';
import { type ServedSite, serveBakery } from '../support/instances/served-site.ts';
import { waymark } from '../support/running/fake-terminal.ts';

const secret = 'an-invented-secret-for-tests-only-0123456789';

describe.each(databasesForLongTests)('publishing while a site runs on $name', ({ create }) => {
  let served: ServedSite;
  let folder: string;
  let environment: Readonly<Record<string, string>>;

  beforeEach(async () => {
    environment = { DATABASE_URL: await create(), WAYMARK_SECRET: secret, LOG_LEVEL: 'info' };
    served = await serveBakery(environment);
    folder = temporaryFolder();
    expect((await run('export', '--documents', 'pages-config')).exitCode).toBe(0);
  });

  const run = (...args: readonly string[]) => waymark(args, { folder, environment });
  const publish = (...args: readonly string[]) => run('publish', '-m', 'A change', ...args);

  /** Changes a text of a document in the author's folder. */
  function edit(id: string, from: string, to: string): void {
    const path = pathOf(id);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }

  const pathOf = (id: string) =>
    join(folder, 'pages-config', id.endsWith('-form') ? 'forms' : 'pages', `${id}.json`);

  /** A visitor's view of the order page, without what differs from view to view. */
  async function view(cookie = ''): Promise<string> {
    const html = await (await served.get('/order', { headers: { cookie } })).text();
    return html.replaceAll(/"(run|formToken)":"[^"]+"|"(left|endsIn)Ms":\d+/g, '');
  }

  const release = async () =>
    ((await (await served.get('/api/health')).json()) as { readonly release: string }).release;
  const untilSeen = (text: string) => expect.poll(view, { interval: 20 }).toContain(text);

  it('leaves the site as it is when there is an error, and says where', async () => {
    const before = [await view(), await release()];
    edit('order-form', '"type":"text-input"', '"type":"text-inptu"');
    expect(await publish()).toMatchObject({ exitCode: 1, out: expect.stringContaining('text-inptu') });
    expect([await view(), await release()]).toEqual(before);
    expect((await run('releases')).out.trim().split('\n')).toHaveLength(1);
  });

  it('asks about a new warning, and is live once it is accepted; a rollback takes it back', async () => {
    const before = [await view(), await release()];
    edit('order-form', '"label":"Name"', '"label":"Your name"');
    const about = JSON.parse(readFileSync(pathOf('about'), 'utf8'));
    writeFileSync(pathOf('lost'), JSON.stringify({ ...about, id: 'lost', title: 'Lost', path: '/lost' }));
    const codes = ['--accept', 'missing-main-heading'];
    const refused = await publish(...codes);
    expect(refused).toMatchObject({ exitCode: 1, out: expect.stringContaining('unlinked-page') });
    expect([await view(), await release()]).toEqual(before);

    const accepted = await publish(...codes, '--accept', 'unlinked-page');
    expect(accepted, accepted.err + accepted.out).toMatchObject({ exitCode: 0 });
    await untilSeen('Your name');
    expect((await served.get('/lost')).status).toBe(200);
    const { out } = await run('releases', '--report', 'live');
    expect(out).toMatch(/New warnings; ann accepted .*unlinked-page\n(.*\n)* {2}lost:.* unlinked-page\n/);

    const rolledBack = await run('rollback');
    expect(rolledBack, rolledBack.err + rolledBack.out).toMatchObject({ exitCode: 0 });
    await expect.poll(async () => [await view(), await release()]).toEqual(before);
    expect((await served.get('/lost')).status).toBe(404);
  });

  it('moves a visitor in the middle of the form whose answers still fit, and says so in the report', async () => {
    served.setOven(500);
    const pressed = await served.order('Aroha');
    expect(await pressed.json()).toMatchObject({ outcome: 'failed' });
    const cookie = pressed.headers.get('set-cookie')?.split(';')[0] ?? served.cookie();
    expect(await view(cookie)).toContain('Aroha');

    edit('order-form', '"label":"Name"', '"label":"Your name"');
    const published = await publish();
    expect(published, published.err + published.out).toMatchObject({ exitCode: 0 });
    const { out } = await run('releases', '--report', 'live');
    expect(out).toContain('The question “Name” now reads “Your name”.');
    expect(out).toContain(
      'Open sessions\n  1 session at “bread” of the journey “orders” moves to the new release.\n',
    );
    await expect.poll(() => view(cookie), { interval: 20 }).toContain('Your name');
    expect(await view(cookie)).toContain('Aroha');
  });
});
