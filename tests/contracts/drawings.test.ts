import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Block } from '#schemas';
import { readShippedDocuments } from '../support/documents/shipped-documents.ts';

type ImageFile = Extract<Block, { readonly type: 'image' }>['file'];

const mediaFolder = join(import.meta.dirname, '../../media');
const smallestText = 12;

/** Room for a picture in a window of 320 px, and in the narrowest window that gets the wide one where there are two. */
const [phone, tablet] = [272, 688];

const files = imageFilesIn(readShippedDocuments());

test.each(files)('the text within $url can be read in small windows', ({ narrow, ...wide }) => {
  expect(textSize(narrow ?? wide, phone)).toBeGreaterThanOrEqual(smallestText);
  expect(textSize(wide, tablet)).toBeGreaterThanOrEqual(smallestText);
});

/** Size of the smallest text of a drawing as it is shown; infinite for a picture without text. */
function textSize({ url, width }: Pick<ImageFile, 'url' | 'width'>, room: number): number {
  if (!url.endsWith('.svg')) return Number.POSITIVE_INFINITY;
  const sizes = readFileSync(join(mediaFolder, url), 'utf8').matchAll(/font-size="([\d.]+)"/g);
  return Math.min(...Array.from(sizes, ([, size]) => (Number(size) * room) / width));
}

function imageFilesIn(value: unknown): readonly ImageFile[] {
  if (Array.isArray(value)) return value.flatMap(imageFilesIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && value.type === 'image' && 'file' in value ? [value.file as ImageFile] : [];
  return [...own, ...Object.values(value).flatMap(imageFilesIn)];
}
