import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { isScaled, mapLeaves, pictureFolder, writePictureSource } from '#engine';
import { pixelLimit } from './render-image.ts';

/** One of the site's own pictures. */
export interface IndexedImage {
  readonly file: string;
  /** Hash of its content. */
  readonly version: string;
  /** A tiny WebP in base64, for photographs; PNG and drawings have none. */
  readonly placeholder?: string;
}

/** The site's own pictures, by their path on the site. A request can only name one of these. */
export type ImageIndex = ReadonlyMap<string, IndexedImage>;

/** Pictures narrower than this load at once, or are not seen. */
const leastWidthOfPlaceholder = 40;
const placeholderWidth = 12;

/** @param folder contains the pictures that are served under `/images/`; it may be missing */
export async function indexImages(folder: string): Promise<ImageIndex> {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const indexed = files.map(async (file) => {
    const path =
      pictureFolder +
      file
        .slice(folder.length + 1)
        .split(sep)
        .join('/');
    return [path, await indexImage(file, path)] as const;
  });
  return new Map(await Promise.all(indexed));
}

/** Hash of a picture's content, used in addresses and keys. */
export function versionOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

async function indexImage(file: string, path: string): Promise<IndexedImage> {
  const content = await readFile(file);
  const placeholder = isScaled(path) && !/\.png$/i.test(path) ? await placeholderOf(content) : undefined;
  return { file, version: versionOf(content), ...(placeholder !== undefined && { placeholder }) };
}

/** None for a picture that cannot be read, and for one with transparent parts, through which it would be seen. */
async function placeholderOf(content: Buffer): Promise<string | undefined> {
  try {
    const image = sharp(content, { limitInputPixels: pixelLimit });
    const { width, hasAlpha } = await image.metadata();
    if (width < leastWidthOfPlaceholder || hasAlpha) return undefined;
    const tiny = await image.autoOrient().resize(placeholderWidth).webp({ quality: 40 }).toBuffer();
    return tiny.toString('base64');
  } catch {
    return undefined;
  }
}

/**
 * A copy of a value in which every text that is the path of a photograph of the site has its version and
 * placeholder (`readPictureSource`). Parts without one are not copied.
 */
export function linkPictures<Value>(value: Value, index: ImageIndex): Value {
  return mapLeaves(value, (leaf) => (typeof leaf === 'string' ? linkedPath(leaf, index) : leaf)) as Value;
}

/** Drawings and what moves are served as they are, under the address that documents name. */
function linkedPath(path: string, index: ImageIndex): string {
  const image = path.startsWith('/images/') ? index.get(path) : undefined;
  if (image === undefined || !isScaled(path)) return path;
  const { version, placeholder } = image;
  return writePictureSource({ path, version, ...(placeholder !== undefined && { placeholder }) });
}
