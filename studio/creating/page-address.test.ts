import { expect, it } from 'vitest';
import { readDocument } from '#engine';
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
