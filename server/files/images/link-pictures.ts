import { isScaled, writePictureSource } from '#engine';
import type { ImageIndex } from './image-index.ts';

/**
 * A copy of a value in which every text that is the path of a photograph of the site has its version and
 * placeholder (`readPictureSource`). Parts without one are not copied.
 */
export function linkPictures<Value>(value: Value, index: ImageIndex): Value {
  return linked(value, index) as Value;
}

function linked(value: unknown, index: ImageIndex): unknown {
  if (typeof value === 'string') return linkedPath(value, index);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => linked(item, index));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  const entries = Object.entries(value);
  const changed = entries.flatMap(([name, part]) => {
    const result = linked(part, index);
    return result === part ? [] : [[name, result] as const];
  });
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}

/** Drawings and what moves are served as they are, under the address that documents name. */
function linkedPath(path: string, index: ImageIndex): string {
  const image = path.startsWith('/images/') ? index.get(path) : undefined;
  if (image === undefined || !isScaled(path)) return path;
  const { version, placeholder } = image;
  return writePictureSource({ path, version, ...(placeholder !== undefined && { placeholder }) });
}
