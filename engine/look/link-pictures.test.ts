import { expect, it } from 'vitest';
import type { Asset } from '#schemas';
import { linkPictures } from './link-pictures.ts';

const size = { width: 40, height: 30 };
const lake: Asset = {
  kind: 'asset',
  id: '/images/lake.jpg',
  schemaVersion: 1,
  sha256: 'ab'.repeat(32),
  type: 'image/jpeg',
  size: 5,
  ...size,
  alt: 'A lake',
  credit: 'Photo: Ann',
  focus: { x: 30, y: 60 },
};
const plain: Asset = { ...lake, id: '/images/plain.jpg' };
delete plain.alt;
delete plain.credit;
delete plain.focus;
const assets = new Map([lake, plain].map((asset) => [asset.id, asset]));
const version = '?v=abababababababab';
const { alt, credit, focus } = lake;

it('gives a picture what its asset says of it', () => {
  const image = { src: lake.id, ...size };
  expect(linkPictures({ image }, assets)).toEqual({
    image: { src: `${lake.id}${version}`, ...size, alt, credit, focus },
  });
});

it('leaves what the document says itself, and says nothing of which nothing is known', () => {
  const image = { src: lake.id, ...size, alt: '', credit: 'Ours', focus: { x: 0, y: 0 } };
  const other = { src: plain.id, ...size };
  expect(linkPictures([image, other], assets)).toEqual([
    { ...image, src: `${lake.id}${version}` },
    { ...other, src: `${plain.id}${version}` },
  ]);
});

it('gives it to the picture of a text, and as the label of that of an item', () => {
  const file = { url: lake.id, ...size };
  expect(linkPictures([{ type: 'image', file }, { photo: file }], assets)).toEqual([
    { type: 'image', file: { ...file, url: `${lake.id}${version}` }, alt, credit, focus },
    { photo: { ...file, url: `${lake.id}${version}`, label: alt, credit, focus } },
  ]);
});

it('leaves a value without pictures as it is', () => {
  const value = { title: 'Lakes', list: [1, { text: '/about' }] };
  expect(linkPictures(value, assets)).toBe(value);
});

it('gives the pictures in HTML their versions', () => {
  const html = (src: string) =>
    `<p>${lake.id}</p><img alt="" src="${src}" width="40"><img src=/images/other.jpg>`;
  expect(linkPictures({ html: html(lake.id) }, assets)).toEqual({ html: html(lake.id + version) });
});
