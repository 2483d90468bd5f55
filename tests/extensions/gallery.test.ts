import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { checkExtensions, galleryPage } from '#server/extensions';
import { extensionRuntime } from '../../renderer/hydration/render-island.ts';
import { temporaryFolder } from '../support/databases/databases.ts';
import { write, writeExtendedSite } from './extended-site.fixture.ts';

let folder = '';

beforeEach(() => {
  folder = temporaryFolder();
  writeExtendedSite(folder);
  write(folder, 'build/browser/manifest.json', '{"style.css": {"file": "style-1.css", "name": "style"}}');
  write(folder, 'build/browser/style-1.css', '.band { color: red }');
});

const page = () =>
  galleryPage({
    folder: join(folder, 'extensions'),
    cache: join(folder, '.waymark/extensions'),
    build: join(folder, 'build'),
    rendering: extensionRuntime,
    theme: { colors: { accent: '#123456' } },
  });

/** The part of the gallery about an extension. */
const sectionOf = async (type: string) => (await page()).split(`<section><h2 id="${type}">`)[1] ?? '';

it('the gallery shows every example of modules, islands, regions and fields, with guidance', async () => {
  write(
    folder,
    'extensions/opening-hours/guidance.json',
    JSON.stringify({ status: 'new', use: ['Use it for <places> that people visit.'], avoid: [] }),
  );
  expect(await sectionOf('opening-hours')).toMatch(
    /^opening-hours<\/h2><p>Module\. .*<p>When to use it<\/p><ul><li>Use it for &lt;places&gt; that people visit\.<\/li><\/ul><h3>Two days<\/h3>.*<dt>Monday<\/dt>/,
  );
  expect(await sectionOf('tally')).toMatch(/<h3>Counting<\/h3>.*<output id="[^"]+">0<\/output>/);
  expect(await sectionOf('rates')).toMatch(
    /<h3>Rate, while its data is late<\/h3>.*<h3>Rate, while its data is failed<\/h3>/,
  );
  expect(await sectionOf('star-rating')).toMatch(
    /^star-rating<\/h2><p>Field, based on number-input\. .*<h3>Five stars, without a problem<\/h3>.*How did you like it\?.*<h3>Five stars, with a problem<\/h3>.*Give an answer\./,
  );
});

it('the gallery shows what operators give for their examples', async () => {
  expect(await sectionOf('check-digit')).toMatch(
    /^check-digit<\/h2><p>Operator\. Whether a number .*<li><code>checkDigit\('7992 7398 713'\)<\/code>: true<\/li>/,
  );
});

it('the gallery looks like pages of the site', async () => {
  const html = await page();
  for (const style of ['.band { color: red }', '#123456', '.opening-hours > div'])
    expect(html).toContain(style);
});

it('the gallery says what cannot be shown', async () => {
  write(
    folder,
    'extensions/tally/tally.island.tsx',
    "export const Tally = () => { throw Error('No <b>'); };",
  );
  expect(await sectionOf('tally')).toContain('<p>It cannot be rendered: No &lt;b&gt;</p>');
});

it('the check renders examples of fields, with a problem too', async () => {
  write(
    folder,
    'extensions/star-rating/star-rating.field.tsx',
    "export function StarRating({ problem }) { if (problem) throw Error('Not that'); return null; }",
  );
  const cache = join(folder, '.waymark/extensions');
  expect(await checkExtensions(join(folder, 'extensions'), cache, extensionRuntime)).toMatchObject([
    {
      document: 'extensions/star-rating/examples.json',
      message: 'The example "Five stars" cannot be rendered with a problem: Not that.',
    },
  ]);
});
