import { expect, it } from 'vitest';
import type { Asset } from '#schemas';
import { article, documents, news, replace, startSite } from './news-site.fixture.ts';

it('A page with a region is kept while the address names none of its parameters', async () => {
  const { get, publish, rendered } = await startSite(documents);
  const first = await get('/breads?utm_source=MARK99', {
    cookie: 'a=MARK99',
    referer: 'https://MARK99.example/',
  });
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(first.html).toContain('"titles":["Rye","Bun","Pie"]');
  expect(first.html).toContain('"query":""');
  expect((await get('/breads')).html).toBe(first.html);
  expect(first.html).not.toContain('MARK99');

  publish(replace('news-2', news('news-2', [article(13, 'Apple', '2030-03-01')])));
  expect((await get('/breads')).html).toContain('"titles":["Rye","Bun","Apple"]');
  // The frame of the page has not changed, only the region in it.
  expect(rendered).toEqual(['/breads']);
});

it('A region shows what each address asks for, and nothing of that is kept', async () => {
  const { get, rendered } = await startSite(documents);
  const [rye, bun] = await Promise.all([get('/breads?title=Rye&other=MARK99'), get('/breads?title=Bun')]);
  expect(rye.html).toContain(
    '"titles":["Rye"],"count":3},"place":"content/1","path":"/breads","query":"title=Rye"}',
  );
  expect(bun.html).toContain('"titles":["Bun"]');
  expect(rye.headers.get('cache-control')).toBe('private, no-cache');
  const plain = await get('/breads');
  expect(plain.html).toContain('"titles":["Rye","Bun","Pie"]');
  for (const { html } of [rye, bun, plain]) expect(html).not.toContain('MARK99');
  expect(rendered).toEqual(['/breads']);
  const again = await get('/breads?title=Rye', { 'if-none-match': rye.headers.get('etag') ?? '' });
  expect([again.status, again.html]).toEqual([304, '']);
});

it('A region has its pictures with their versions and placeholders, as the page around it', async () => {
  const path = '/images/rye.jpg';
  const photograph: Asset = {
    kind: 'asset',
    id: path,
    schemaVersion: 1,
    sha256: '3f2a'.repeat(16),
    type: 'image/jpeg',
    size: 9,
    placeholder: 'UklG',
  };
  const titled = replace('news-2', news('news-2', [article(13, path, '2030-03-01')]));
  const { get } = await startSite([...titled, photograph]);
  const linked = '"titles":["Rye","Bun","/images/rye.jpg?v=3f2a3f2a3f2a3f2a#UklG"]';
  expect((await get('/breads')).html).toContain(linked);
  const asked = await get(`/breads?title=Rye&title=Bun&title=${encodeURIComponent(path)}`);
  expect(asked.headers.get('cache-control')).toBe('private, no-cache');
  expect(asked.html).toContain(linked);
});

it('A very long query is cut', async () => {
  const { get } = await startSite(documents);
  const many = Array.from({ length: 400 }, (_, index) => `title=${index}${'x'.repeat(20)}`).join('&');
  const { html, status } = await get(`/breads?title=${'y'.repeat(4000)}&${many}`);
  expect(status).toBe(200);
  const query = /"query":"([^"]*)"/.exec(html)?.[1] ?? '';
  expect(query.split('&')).toHaveLength(50);
  expect(query.startsWith(`title=${'y'.repeat(200)}&`)).toBe(true);
});

it('A region of the moment is read for each request, and is empty when it cannot be', async () => {
  let clock = 1;
  const { get, problems, rendered } = await startSite(documents, { now: () => clock });
  // There is no such operation: the reader throws.
  for (const path of ['/weather', '/weather?town=nowhere']) {
    const { status, html, headers } = await get(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(html).not.toContain('<div>weather');
    clock += 1;
  }
  expect(problems).toEqual(['A region of a page cannot be read.', 'A region of a page cannot be read.']);
  expect(rendered).toEqual(['/weather']);
});

it('A region that cannot be rendered is empty, and the page is made again the next time', async () => {
  const titled = (title: string) => replace('news-2', news('news-2', [article(13, title, '2030-03-01')]));
  const { get, publish, problems } = await startSite(titled('unrenderable'));
  for (const path of ['/breads', '/breads', '/breads?title=unrenderable']) {
    const { status, html } = await get(path);
    expect([status, html.includes('<div>breads')]).toEqual([200, false]);
  }
  expect(problems).toEqual(Array(3).fill('Error: It cannot be rendered.'));
  publish(titled('Pie'));
  expect((await get('/breads')).html).toContain('"titles":["Rye","Bun","Pie"]');
});
