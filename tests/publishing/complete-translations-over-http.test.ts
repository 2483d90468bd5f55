import { beforeEach, describe, expect, it } from 'vitest';
import { page, site } from '../../server/pages/bakery.fixture.ts';
import { databases } from '../support/databases/databases.ts';
import { type PublishingAuthor, publishingAuthor } from '../support/documents/publishing-author.ts';
import { type ServedSite, serveBakery } from '../support/instances/served-site.ts';

const complete = { ...site, languages: [{ language: 'mi', complete: ['order-form'] }] };
const form = (label: string) => ({
  kind: 'form',
  schemaVersion: 2,
  fields: [{ name: 'name', type: 'text-input', label, value: { type: 'string' } }],
});
const translation = (text: string) => ({
  kind: 'translation',
  schemaVersion: 1,
  language: 'mi',
  document: 'order-form',
  texts: { 'fields/name/label': { text } },
});

describe.each(databases)('a site on $name that wants a form to be complete in a language', ({ create }) => {
  let served: ServedSite;
  let author: PublishingAuthor;

  beforeEach(async () => {
    const environment = { DATABASE_URL: await create(), LOG_LEVEL: 'info' };
    served = await serveBakery(environment, [page('nothing-here', '/nothing-here')]);
    author = publishingAuthor(environment);
  });

  const publish = (...paths: readonly string[]) =>
    author.run('publish', '-m', 'In two languages', '--accept', 'unmarked-translation', ...paths);
  const order = async (path: string) => (await served.get(path)).text();

  it('refuses a release without a translation, and serves it once it is there', async () => {
    const inEnglish = await order('/order');
    const files = [author.write('site', complete), author.write('order-form', form('Your name'))];
    const refused = await publish(...files);
    expect(refused.exitCode, refused.out).toBe(1);
    expect(refused.out).toContain('incomplete-translation');
    expect(refused.out).toContain('fields/name/label');
    expect((await served.get('/mi/order')).status).toBe(404);
    expect(inEnglish).not.toContain('Your name');

    const accepted = await publish(...files, author.write('order-form-mi', translation('Tō ingoa')));
    expect(accepted.exitCode, accepted.out + accepted.err).toBe(0);
    await expect.poll(() => order('/mi/order'), { interval: 20 }).toContain('Tō ingoa');
    expect(await order('/order')).toContain('Your name');
  });
});
