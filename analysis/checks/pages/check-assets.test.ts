import { expect, it } from 'vitest';
import type { Asset } from '#schemas';
import { findAssetFaults, picturesIn } from './check-assets.ts';

const asset = (more: Partial<Asset> = {}): Asset => ({
  kind: 'asset',
  id: '/images/lake.jpg',
  schemaVersion: 1,
  sha256: 'ab'.repeat(32),
  type: 'image/jpeg',
  size: 5000,
  width: 800,
  height: 600,
  ...more,
});
const image = (more: object = {}) => ({ src: '/images/lake.jpg', width: 800, height: 600, ...more });

/** The code and place of each fault of a page with some images. */
function faults(images: readonly object[], about: Partial<Asset> = {}): readonly string[] {
  const known = asset(about);
  const found = findAssetFaults(new Map([[known.id, known]]), new Map([['page', picturesIn({ images })]]));
  return found.map(({ document, finding: { code, pointer } }) => `${document}${pointer} ${code}`);
}

it('a picture has an alternative text of its own or of its asset', () => {
  expect(faults([image(), image({ alt: '' })])).toEqual(['page/images/0 missing-alternative-text']);
  expect(faults([image()], { alt: 'A lake' })).toEqual([]);
});

it('nobody else can say it of a picture elsewhere; of a missing one, that it is missing is enough', () => {
  expect(
    faults([image({ src: 'https://pictures.example/a.jpg' }), image({ src: '/images/gone.jpg' })]),
  ).toEqual(['page/images/0 missing-alternative-text']);
});

it('an alternative text that each place replaces is not used', () => {
  const said = { alt: 'A lake' };
  expect(faults([image({ alt: 'Dusk' }), image({ alt: '' })], said)).toEqual([
    '/images/lake.jpg/alt unused-alternative-text',
  ]);
  expect(faults([image({ alt: 'Dusk' }), image()], said)).toEqual([]);
  // It may be for a page that is still being written.
  expect(faults([], said)).toEqual([]);
});

it('a photograph has the pixels that its place is wide; a drawing has no pixels', () => {
  expect(faults([image({ alt: '', width: 801 }), image({ alt: '' })])).toEqual([
    'page/images/0 small-picture',
  ]);
  const drawing = { id: '/images/map.svg', type: 'image/svg+xml' } as const;
  expect(faults([image({ src: '/images/map.svg', alt: '', width: 2000 })], drawing)).toEqual([]);
});

it('a file is not heavier than others of its type', () => {
  const megabyte = 1024 * 1024;
  expect(faults([], { size: 10 * megabyte })).toEqual([]);
  expect(faults([], { size: 10 * megabyte + 1 })).toEqual(['/images/lake.jpg/size heavy-asset']);
  expect(faults([], { type: 'image/svg+xml', size: megabyte })).toEqual([
    '/images/lake.jpg/size heavy-asset',
  ]);
});

it('pictures of texts and of items are found', () => {
  const file = { url: '/images/lake.jpg', width: 8, height: 6 };
  expect(
    picturesIn({
      blocks: [{ type: 'image', file: { ...file, narrow: file }, alt: 'Lake' }],
      fields: { photo: { ...file, label: 'Dusk' }, link: { url: '/about' } },
    }),
  ).toEqual([
    { pointer: '/blocks/0', source: '/images/lake.jpg', width: 8, alt: 'Lake' },
    { pointer: '/fields/photo', source: '/images/lake.jpg', width: 8, alt: 'Dusk' },
  ]);
});
