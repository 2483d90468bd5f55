import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { linkedDocuments } from '../support/shipped/linked-documents.ts';
import { shippedPage } from '../support/shipped/shipped-modules.ts';
import { everyPage } from '../support/shipped/shipped-pages.ts';
import { tabTitle } from '../support/shipped/shipped-site.ts';
import { expect, test } from '../support/test.ts';

/** Asks the site under another name; browsers and fetch would not. */
function askAs(host: string, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (response) => text(response).then(resolve, reject)).once('error', reject);
  });
}

// All in one worker: its site renders each of the hundreds of pages once.
test.describe.configure({ mode: 'default' });

const help = shippedPage('help-page').title;

for (const [host, title] of [
  ['www.example.co.nz', tabTitle(help, 'no prefix')],
  ['uat.example.co.nz', tabTitle(help, 'uat')],
  ['WWW-UAT2.example.co.nz', tabTitle(help, 'uat')],
  ['localhost:3000', tabTitle(help, 'localhost')],
  ['127.0.0.1:3000', tabTitle(help, '127.0.0.1')],
] as const) {
  test(`On the host ${host} the title is "${title}"`, async ({ site }) => {
    for (let visit = 0; visit < 2; visit++) {
      expect(await askAs(host, `${site.url}/help`)).toContain(`<title>${title}</title>`);
    }
  });
}

test('The map of the site lists the pages that are to be found, and no other', async ({ site }) => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const translated = linkedDocuments.flatMap((each) => (each.kind === 'translation' ? [each] : []));
  const wanted = everyPage
    .filter(({ seo }) => seo.sitemapVisible)
    .flatMap(({ id, path, zones }) => {
      const journeys = zones.content.flatMap((module) => (module.type === 'form' ? [module.journey] : []));
      const languages = translated.flatMap(({ document, language }) =>
        [id, ...journeys].includes(document) ? [language] : [],
      );
      return [path, ...[...new Set(languages)].map((language) => `/${language}${path}`.replace(/\/$/, ''))];
    })
    .map((path) => site.url + path);
  expect(listed.sort()).toEqual(wanted.sort());
  for (const address of listed) expect((await fetch(address ?? '')).status, address).toBe(200);
});

test('Robots are told where the map is and to leave the interfaces alone', async ({ site }) => {
  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/');
});

test('Every link of every page leads somewhere', async ({ site }) => {
  const links = new Map<string, string>();
  for (const { path } of everyPage) {
    const html = await (await fetch(site.url + path)).text();
    for (const [, href = ''] of html.matchAll(/<(?:a|link|img|script)[^>]+(?:href|src)="(\/[^"]*)"/g))
      links.set(href, path);
  }
  const broken: string[] = [];
  for (const [href, from] of links) {
    const [address = '', anchor] = href.replaceAll('&amp;', '&').split('#');
    const answer = await fetch(site.url + address);
    const body = await answer.text();
    if (answer.status !== 200) broken.push(`${from} -> ${href}: ${answer.status}`);
    else if (anchor && !body.includes(`id="${anchor}"`)) broken.push(`${from} -> ${href}: no such anchor`);
  }
  expect(broken).toEqual([]);
});

test('The build is named to the page, and cannot be renamed by it', { tag: '@full' }, async ({
  page,
  site,
}) => {
  const { build } = await (await fetch(`${site.url}/api/health`)).json();
  await page.goto('/help');
  const named = await page.evaluate(() => {
    Reflect.set(window, 'waymarkBuildId', 'another');
    return Reflect.get(window, 'waymarkBuildId');
  });
  expect(named).toBe(build);
});
