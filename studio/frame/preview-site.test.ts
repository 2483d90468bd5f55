import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { createPreviewSite } from './preview-site.ts';

const folder = join(import.meta.dirname, '../../cli/templates/blank/documents');
const documents = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile() && each.name.endsWith('.json'))
  .map(({ name, parentPath }) => ({
    id: basename(name, '.json'),
    body: readFileSync(join(parentPath, name), 'utf8'),
  }));
const home = documents.find(({ body }) => body.includes('"path": "/"'));
const id = home?.id ?? '';
const body = home?.body ?? '';
const titled = (title: string) => JSON.stringify({ ...JSON.parse(body), title });
const withMistake = JSON.stringify({ ...JSON.parse(body), title: 3 });
const settings = documents.find(({ body: text }) => JSON.parse(text).kind === 'site');
const siteText = settings?.body ?? '';

function shown(site: ReturnType<typeof createPreviewSite>) {
  const page = site.release().pages.get('/');
  return { title: page?.page.title, outdated: page && site.outdated(page) };
}

it('shows the last state of a document without a mistake, and says of which', () => {
  const site = createPreviewSite(documents);
  site.change([{ id, body: titled('Come in') }]);
  expect(shown(site)).toEqual({ title: expect.stringContaining('Come in'), outdated: [] });
  site.change([{ id, body: withMistake }]);
  expect(shown(site)).toEqual({ title: expect.stringContaining('Come in'), outdated: [id] });
  site.change([{ id, body: titled('Hello') }]);
  expect(shown(site)).toEqual({ title: expect.stringContaining('Hello'), outdated: [] });
});

it('says nothing of a document that the page is not made of', () => {
  const site = createPreviewSite(documents);
  site.change([{ id: 'order', body: '{ "kind": "journey", "id": "order" }' }]);
  expect(shown(site).outdated).toEqual([]);
});

it('shows the last site that could be compiled, and says what has changed since', () => {
  const site = createPreviewSite(documents);
  site.release();
  site.change([{ id: 'site', body: null }]);
  site.change([{ id, body: titled('Come in') }]);
  expect(shown(site)).toEqual({
    title: expect.stringContaining(JSON.parse(body).title),
    outdated: ['site', id],
  });
  // Asked again, without a change.
  expect(shown(site).outdated).toEqual(['site', id]);
  site.change([{ id: 'site', body: siteText }]);
  expect(shown(site)).toEqual({ title: expect.stringContaining('Come in'), outdated: [] });
});

it('shows what is live when the drafts had a mistake before the page was opened', () => {
  const drafted = documents.map((each) => (each.id === id ? { id, body: withMistake } : each));
  expect(shown(createPreviewSite(drafted, [{ id, body }]))).toEqual({
    title: expect.stringContaining(JSON.parse(body).title),
    outdated: [id],
  });
  const site = createPreviewSite(
    documents.filter((each) => each.id !== 'site'),
    [{ id: 'site', body: siteText }],
  );
  expect(shown(site)).toEqual({ title: expect.stringContaining(JSON.parse(body).title), outdated: ['site'] });
});

it('knows the part around a text that only another version has', () => {
  const site = createPreviewSite(documents);
  const text = { document: id, part: 'zones/content/not-there/title' };
  expect(site.placeOfText(text)).toBeUndefined();
  expect(site.placeAroundText(text)).toEqual({ document: id, pointer: '/zones/content' });
});
