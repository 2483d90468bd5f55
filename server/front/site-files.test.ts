import { expect, it } from 'vitest';
import { compileRelease } from '#engine';
import type { Document } from '#schemas';
import { sha256 } from '../keys/hash.ts';
import { pages, site } from '../pages/bakery.fixture.ts';
import { sitemapFile } from './site-files.ts';

const translation: Document = {
  kind: 'translation',
  id: 'about-mi',
  schemaVersion: 2,
  language: 'mi',
  document: 'about',
  texts: { title: { text: 'Mō mātou' } },
};
const mapOf = (documents: readonly Document[]) =>
  sitemapFile(compileRelease(documents, sha256), 'https://bakery.example').text();

it('The sitemap has a page in the languages that it is translated into, and names each in all of them', async () => {
  const map = await mapOf([{ ...site, languages: [{ language: 'mi' }] }, ...pages, translation]);
  expect(map).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(map).not.toContain('<loc>https://bakery.example/mi</loc>');
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en-nz" href="https://bakery.example/about/us"/>' +
    '<xhtml:link rel="alternate" hreflang="mi" href="https://bakery.example/mi/about/us"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://bakery.example/about/us"/>';
  for (const path of ['/about/us', '/mi/about/us'])
    expect(map).toContain(`<loc>https://bakery.example${path}</loc>${alternates}`);
});

it('The sitemap has the path that a translation gives to a page', async () => {
  const own = { ...translation, paths: { path: '/mo-matou' } };
  const map = await mapOf([{ ...site, languages: [{ language: 'mi' }] }, ...pages, own]);
  expect(map).toContain('<loc>https://bakery.example/mi/mo-matou</loc>');
  expect(map).toContain('hreflang="mi" href="https://bakery.example/mi/mo-matou"');
  expect(map).toContain('<loc>https://bakery.example/about/us</loc>');
  expect(map).not.toContain('/mi/about/us');
});

it('The sitemap of a site in one language names none', async () => {
  expect(await mapOf([site, ...pages])).not.toContain('xhtml');
});
