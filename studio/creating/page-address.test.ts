import { expect, it } from 'vitest';
import { readDocument } from '#engine';
import { markOf, translatableTexts } from '#engine/parts';
import { addressAt, isAddress, isKnownAddress, moveAddress, previewMove } from './page-address.ts';

const page = (id: string, path: string, text = 'Text') => ({
  kind: 'page',
  id,
  schemaVersion: 1,
  path,
  template: 'general',
  title: id,
  seo: { sitemapVisible: true },
  zones: { content: [{ type: 'rich-text', blocks: [{ type: 'paragraph', text }] }] },
});
const journey = {
  kind: 'journey',
  id: 'order',
  schemaVersion: 2,
  path: '/order',
  everyStep: { template: 'plain' },
  steps: [{ id: 'first', path: 'first', title: 'First', form: 'order-form', submitLabel: 'On' }],
};
const site = { kind: 'site', id: 'site', navigation: [{ path: '/', children: [{ path: '/rye' }] }] };
const operation = { kind: 'operation', id: 'rye', request: { path: '/rye' } };
const texts = [
  site,
  page('rye', '/rye'),
  page('oats', '/oats', 'Like <a href="/rye?a=1">rye</a> or <a href="/order/first">an order</a>'),
  journey,
  operation,
].map((document) => ({
  id: document.id + (document.kind === 'operation' ? '-call' : ''),
  body: JSON.stringify(document),
}));
const move = { place: { document: 'rye', pointer: '/path' }, to: '/breads/rye' };
const after = (changes: ReturnType<typeof moveAddress>) =>
  new Map(changes.map(({ id, body }) => [id, body === null ? null : JSON.parse(body)]));

it('leads menus and links to the new address, and visitors of the old one on to it', () => {
  expect(previewMove(texts, move)).toEqual({ links: 2 });
  const changed = after(moveAddress(texts, move, { links: true, redirect: true }));
  expect([...changed.keys()]).toEqual(['site', 'rye', 'oats', 'rye-moved']);
  expect(changed.get('site').navigation[0].children).toEqual([{ path: '/breads/rye' }]);
  expect(changed.get('oats').zones.content[0].blocks[0].text).toContain('href="/breads/rye?a=1"');
  expect(changed.get('rye').path).toBe('/breads/rye');
  expect(changed.get('rye-moved')).toMatchObject({ path: '/rye', redirect: { url: '/breads/rye' } });
  const text = JSON.stringify(changed.get('rye-moved'));
  expect(readDocument({ path: 'rye-moved', text }).outcome).toBe('read');
  const alone = after(moveAddress(texts, move, { links: false, redirect: false }));
  expect([...alone.keys()]).toEqual(['rye']);
});

it('takes the page away that sent visitors on, when its address is that of the page again', () => {
  const first = new Map(
    moveAddress(texts, move, { links: true, redirect: true }).map(({ id, body }) => [id, body]),
  );
  const ids = new Set([...texts.map(({ id }) => id), ...first.keys()]);
  const now = [...ids].map((id) => ({
    id,
    body: first.get(id) ?? texts.find((each) => each.id === id)?.body ?? '',
  }));
  const changed = after(moveAddress(now, { ...move, to: '/rye' }, { links: true, redirect: false }));
  expect(changed.get('rye-moved')).toBeNull();
  expect(changed.get('rye').path).toBe('/rye');
});

it('moves a step, and all steps with the address of their journey', () => {
  const step = { place: { document: 'order', pointer: '/steps/0/path' }, to: 'one' };
  expect(
    after(moveAddress(texts, step, { links: true, redirect: false })).get('oats').zones.content[0].blocks[0]
      .text,
  ).toContain('href="/order/one"');
  const whole = { place: { document: 'order', pointer: '/path' }, to: '/buy' };
  const changed = after(moveAddress(texts, whole, { links: true, redirect: true }));
  expect(changed.get('oats').zones.content[0].blocks[0].text).toContain('href="/buy/first"');
  expect([...changed.values()].at(-1)).toMatchObject({
    path: '/order/first',
    redirect: { url: '/buy/first' },
  });
  expect(addressAt(changed.get('order'), { document: 'order', pointer: '/steps/0/title' })).toBe(
    '/buy/first',
  );
});

it('says why an address cannot be had', () => {
  expect(previewMove(texts, { ...move, to: '/oats' })).toEqual({
    refusal: 'Another page has the address /oats.',
  });
  expect(previewMove(texts, { ...move, to: '/for home/' })).toMatchObject({
    refusal: expect.stringContaining('hyphens'),
  });
  expect([isAddress(page('a', '/a'), '/path'), isAddress(page('a', '/a/{slug}'), '/path')]).toEqual([
    true,
    false,
  ]);
});

it('knows an address that is live, or that others lead to', () => {
  const own = { document: 'oats', pointer: '/path' };
  const body = texts.find(({ id }) => id === 'oats')?.body;
  expect(isKnownAddress(texts, body, own)).toBe(true);
  expect(isKnownAddress(texts, undefined, own)).toBe(false);
  expect(isKnownAddress(texts, undefined, move.place)).toBe(true);
});

it('moves links and paths of translations along, which stay up to date', () => {
  const source = 'Like <a href="/breads/rye">rye</a>';
  const oats = page('oats', '/oats', source);
  const inMaori = (document: string, more: object) => ({
    kind: 'translation',
    id: `${document}-mi`,
    schemaVersion: 2,
    language: 'mi',
    document,
    texts: {},
    ...more,
  });
  const where = translatableTexts(readAs(oats)).find((each) => each.source === source)?.path ?? '';
  const translated = { text: 'He rite ki te <a href="/breads/rye">rai</a>', from: markOf(source) };
  const site = [
    page('rye', '/breads/rye'),
    oats,
    inMaori('rye', { paths: { path: '/breads/rai' } }),
    inMaori('oats', { paths: { path: '/breads/rye' }, texts: { [where]: translated } }),
  ].map((document) => ({ id: document.id, body: JSON.stringify(document) }));
  const whole = { place: { document: 'rye', pointer: '/path' }, to: '/loaves/rye' };
  expect(previewMove(site, whole)).toEqual({ links: 2 });
  const changed = after(moveAddress(site, whole, { links: true, redirect: true }));
  expect(changed.get('rye-mi').paths).toEqual({ path: '/loaves/rai' });
  const now = changed.get('oats');
  const [is] = translatableTexts(readAs(now)).filter(({ path }) => path === where);
  expect(is?.source).toContain('/loaves/rye');
  expect(changed.get('oats-mi')).toMatchObject({
    // It is the path of another page.
    paths: { path: '/breads/rye' },
    texts: { [where]: { text: 'He rite ki te <a href="/loaves/rye">rai</a>', from: markOf(is?.source) } },
  });
  expect(changed.get('rye-moved')).toMatchObject({ path: '/breads/rye', redirect: { url: '/loaves/rye' } });
  expect(changed.get('rye-moved-mi')).toMatchObject({
    document: 'rye-moved',
    language: 'mi',
    paths: { path: '/breads/rai' },
  });
  readAs(changed.get('rye-moved-mi'));
});

it('leaves a path of a language as it is that has nothing of the address that changes', () => {
  const own = {
    kind: 'translation',
    id: 'order-mi',
    schemaVersion: 2,
    language: 'mi',
    document: 'order',
    paths: { path: '/tono', 'steps/first/path': 'first' },
    texts: {},
  };
  const site = [...texts, { id: 'order-mi', body: JSON.stringify(own) }];
  const whole = { place: { document: 'order', pointer: '/path' }, to: '/buy' };
  expect(after(moveAddress(site, whole, { links: true, redirect: true })).has('order-mi')).toBe(false);
  const step = { place: { document: 'order', pointer: '/steps/0/path' }, to: 'one' };
  const changed = after(moveAddress(site, step, { links: true, redirect: true }));
  expect(changed.get('order-mi').paths).toEqual({ path: '/tono', 'steps/first/path': 'one' });
  expect([...changed.values()].at(-1)).toMatchObject({ kind: 'translation', paths: { path: '/tono/first' } });
});

function readAs(document: object) {
  const reading = readDocument({ path: '', text: JSON.stringify(document) });
  if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading.problems));
  return reading.document;
}

it.each([
  ['rye', 'solar-panels'],
  ['order', 'solar-panels'],
])('says that the address of a page or a journey begins with a slash: %s', (document, to) => {
  expect(previewMove(texts, { place: { document, pointer: '/path' }, to })).toEqual({
    refusal: 'An address begins with a slash: /solar-panels',
  });
});

it('lets the address of a step be relative to that of its journey', () => {
  const place = { document: 'order', pointer: '/steps/0/path' };
  expect(previewMove(texts, { place, to: 'begin' })).toEqual({ links: 1 });
});
