import { expect, it } from 'vitest';
import { splitImages } from './image-strip.tsx';

const wide = (name: string) => ({ src: `/${name}`, alt: '', width: 4, height: 3 });
const tall = (name: string) => ({ src: `/${name}`, alt: '', width: 3, height: 4 });
const names = (images: readonly { readonly src: string }[]) => images.map(({ src }) => src.slice(1)).join('');

it.each([
  [
    'the first of each shape',
    [tall('a'), wide('b'), tall('c'), wide('d'), wide('e'), tall('f')],
    'bd',
    'acf',
  ],
  ['landscape pictures alone', ['a', 'b', 'c', 'd', 'e', 'f'].map(wide), 'ab', 'cde'],
  ['portrait pictures alone', ['a', 'b', 'c', 'd', 'e'].map(tall), 'ab', 'cde'],
  ['one landscape picture', [tall('a'), tall('b'), wide('c'), tall('d'), tall('e')], 'ca', 'bde'],
])('pictures are split into two landscape and three portrait ones: %s', (_, images, landscape, portrait) => {
  const split = splitImages(images);
  expect([names(split.landscape), names(split.portrait)]).toEqual([landscape, portrait]);
});
