import { enterPreview } from '../support/preview.ts';
import type { EditedDocument, Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const pagePath = '/about/open-day';
const articlePath = '/about/news/open-day';
const notice = 'The open day is on.';

/** The open day: a page in the navigation, an article with a page of its own and the notice of every page. */
function announce(site: Site, times: object): readonly string[] {
  const page = site.edit('pages/about/about-careers-page.json', (document) => {
    document.id = 'open-day-page';
    document.path = pagePath;
    document.title = 'Open day';
    Object.assign(document, times);
  });
  const navigation = site.edit('site.json', (document) => {
    document.navigation[0].children.push({ path: pagePath });
  });
  const alerts = site.edit('content/gealertbanner.json', ({ items }) => {
    items.unshift({ contentID: 599, ...times, fields: { text: notice, iconLink: 'info' } });
  });
  const articles = site.edit('content/news/genews-2026.json', ({ items }: EditedDocument) => {
    const { contentID: _, fields, ...rest } = items[0];
    items.push({
      ...rest,
      contentID: 9999,
      ...times,
      fields: { ...fields, date: '2026-12-31', title: 'Come to the open day', slug: 'open-day' },
    });
  });
  return [page, navigation, alerts, articles];
}

const read = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
};

/** What an instance shows of the open day, by place. */
async function seenOn({ url }: Site): Promise<Readonly<Record<string, boolean>>> {
  const [page, article, home, news, sitemap, item] = await Promise.all(
    [pagePath, articlePath, '/', '/about/news', '/sitemap.xml', '/api/content/item/en-nz/9999'].map((path) =>
      read(url + path),
    ),
  );
  return {
    page: page?.status === 200,
    article: article?.status === 200,
    notice: home?.text.includes(notice) === true,
    navigation: home?.text.includes(`href="${pagePath}"`) === true,
    list: news?.text.includes('Come to the open day') === true,
    sitemap: sitemap?.text.includes(pagePath) === true && sitemap.text.includes(articlePath),
    content: item?.status === 200,
  };
}

const all = (isSeen: boolean) => ({
  page: isSeen,
  article: isSeen,
  notice: isSeen,
  navigation: isSeen,
  list: isSeen,
  sitemap: isSeen,
  content: isSeen,
});

test('A page, an article and a notice appear and disappear at their moments on every instance, and after a restart', async ({
  startOwnSite,
}) => {
  const first = await startOwnSite();
  const { databaseUrl, sandbox } = first;
  const second = await startOwnSite({ databaseUrl, sandbox });
  const opens = Math.ceil(Date.now() / 1000 + 25) * 1000;
  const closes = opens + 20_000;
  const publishFrom = new Date(opens).toISOString().replace('.000Z', 'Z');
  const publishUntil = new Date(closes).toISOString().replace('.000Z', 'Z');
  const published = await first.waymark(
    ...['publish', ...announce(first, { publishFrom, publishUntil })],
    ...['--message', 'Open day', '--author', 'Aroha'],
  );
  expect(published.exitCode, published.output).toBe(0);
  const release = async (site: Site) => JSON.parse((await read(`${site.url}/api/health`)).text).release;
  const live = async () => [await release(first), await release(second)];
  await expect.poll(async () => new Set(await live()).size, { intervals: [50] }).toBe(1);
  const [before] = await live();

  expect(Date.now(), 'publishing took too long to see what is before').toBeLessThan(opens - 1000);
  for (const site of [first, second]) expect(await seenOn(site)).toEqual(all(false));
  const preview = await enterPreview(first, pagePath);
  const cookie = preview.headers.get('set-cookie')?.split(';')[0] ?? '';
  const previewed = await fetch(first.url + pagePath, { headers: { cookie } });
  expect(previewed.status).toBe(200);
  expect(await previewed.text()).toMatch(/Visitors see this page from 20[\d -]+[\d:]+ until 20/);

  const untilAll = async (isSeen: boolean, moment: number) => {
    const site = [first, second];
    await expect
      .poll(async () => (await read(first.url + pagePath)).status === 200, {
        intervals: [50],
        timeout: 60_000,
      })
      .toBe(isSeen);
    const late = Date.now() - moment;
    expect(late, 'milliseconds after the moment').toBeLessThan(2000);
    expect(late).toBeGreaterThanOrEqual(-5);
    for (const each of site) await expect.poll(() => seenOn(each), { intervals: [50] }).toEqual(all(isSeen));
  };
  await untilAll(true, opens);
  // A process that starts in between sees what the others do.
  const third = await startOwnSite({ databaseUrl, sandbox });
  expect(await seenOn(third)).toEqual(all(Date.now() < closes));
  await untilAll(false, closes);
  expect(await seenOn(third)).toEqual(all(false));
  // Nothing was published for it.
  expect(await live()).toEqual([before, before]);
});
