import { isScaled, mapLeaves, writePictureSource } from '#engine';
import type { ImageIndex } from './image-index.ts';

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
