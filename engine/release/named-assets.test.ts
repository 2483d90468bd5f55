import { expect, it } from 'vitest';
import type { Asset, Options } from '#schemas';
import { linkTheme } from '../look/link-pictures.ts';
import { namedAssets, withImages } from './named-assets.ts';

const asset = (id: string, sha256: string, more: Partial<Asset> = {}): Asset => ({
  kind: 'asset',
  id,
  schemaVersion: 1,
  sha256: sha256.repeat(64),
  type: 'image/svg+xml',
  size: 5,
  ...more,
});
const size = { width: 40, height: 30 };
const breads: Options = {
  kind: 'options',
  id: 'breads',
  schemaVersion: 1,
  options: [{ id: 'rye', label: 'Rye', data: { icon: { src: '/images/rye.svg', alt: '', ...size } } }],
};
const release = (...assets: readonly Asset[]) => new Map(assets.map((each) => [each.id, each]));

it('a picture of a form has the version of its file', () => {
  const rye = asset('/images/rye.svg', 'a', { alt: 'A loaf of rye', placeholder: 'UklG' });
  expect(withImages(breads, release(rye))).toMatchObject({
    options: [{ data: { icon: { src: '/images/rye.svg?v=aaaaaaaaaaaaaaaa', alt: '', ...size } } }],
  });
});

it('a form stays the same document until the file of one of its pictures changes', () => {
  const rye = asset('/images/rye.svg', 'a');
  const first = withImages(breads, release(rye));
  expect(withImages(breads, release(rye, asset('/images/oven.svg', 'b')))).toBe(first);
  expect(withImages(breads, release(asset('/images/rye.svg', 'b')))).not.toBe(first);
  expect(withImages(breads, release())).toBe(breads);
});

it('no other text of a form is taken for a picture', () => {
  const form: Options = {
    ...breads,
    options: [{ id: 'rye', label: 'Rye', data: { file: '/images/rye.svg' } }],
  };
  expect(withImages(form, release(asset('/images/rye.svg', 'a')))).toEqual(form);
});

it('the icon, the loading sign and the fonts of a theme have the versions of their files', () => {
  const theme = { icon: '/images/icon.svg', colors: { ink: '#000000' } };
  expect(linkTheme(theme, release(asset('/images/icon.svg', 'a')))).toEqual({
    ...theme,
    icon: '/images/icon.svg?v=aaaaaaaaaaaaaaaa',
  });
});

it('a document names its pictures, also those in HTML', () => {
  const html = '<p>/images/no.svg <a href="/images/no.svg"><img alt="" src="/images/a.svg" width="5"></a>';
  expect(namedAssets({ ...breads, options: [{ id: 'a', label: html }, ...(breads.options ?? [])] })).toEqual([
    '/images/a.svg',
    '/images/rye.svg',
  ]);
});
