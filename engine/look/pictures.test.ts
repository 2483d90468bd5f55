import { expect, it } from 'vitest';
import { isScaled, pictureAddress, widthsFor } from './picture-address.ts';
import { readPictureSource, writePictureSource } from './picture-source.ts';

it.each([
  { path: '/images/lake.jpg' },
  { path: '/images/lake.jpg', version: '3f2a' },
  { path: '/images/lake.jpg', version: '3f2a', placeholder: 'UklGR+/=' },
  { path: 'https://pictures.example/lake.jpg?size=large' },
])('a source is read as it was written: %j', (source) => {
  expect(readPictureSource(writePictureSource(source))).toEqual(source);
});

it('an address bears a width, the format and the version', () => {
  expect(pictureAddress({ path: '/images/lake.jpg', version: '3f2a' }, 640)).toBe(
    '/images/lake.jpg?format=auto&w=640&v=3f2a',
  );
  expect(pictureAddress({ path: 'https://pictures.example/a b.jpg' }, 320)).toBe(
    '/images/remote?src=https%3A%2F%2Fpictures.example%2Fa%20b.jpg&format=auto&w=320',
  );
});

it('offers the widths up to that of the picture, and the next one', () => {
  expect(widthsFor(600)).toEqual([160, 320, 480, 640]);
  expect(widthsFor(640)).toEqual([160, 320, 480, 640]);
  expect(widthsFor(9000).at(-1)).toBe(2400);
});

it('scales photographs, and no drawings', () => {
  expect(['/images/a.jpg', '/images/a.PNG', 'https://a.example/b.webp'].map(isScaled)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['/images/a.svg', '/images/a.gif', 'data:image/png;base64,', '/a.jpg'].map(isScaled)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
