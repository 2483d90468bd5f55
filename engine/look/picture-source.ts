/** The source of a picture, and what the server knows of its file. */
export interface PictureSource {
  /** Path on this site, or an address of another host. */
  readonly path: string;
  /** Hash of the file's content, so that browsers may keep the picture for ever. */
  readonly version?: string;
  /** A tiny WebP of the picture in base64. */
  readonly placeholder?: string;
}

const completed = /^([^?#]*)\?v=([0-9a-f]+)(?:#([\w+/=]+))?$/;

/**
 * Reads the `src` of a picture. The server completes it as `path?v=version#placeholder`: code that passes a picture on
 * need not know of either, and the text stays an address of the picture.
 */
export function readPictureSource(src: string): PictureSource {
  const [, path, version, placeholder] = completed.exec(src) ?? [];
  if (path === undefined || version === undefined) return { path: src };
  return { path, version, ...(placeholder !== undefined && { placeholder }) };
}

/** The inverse of `readPictureSource`. */
export function writePictureSource({ path, version, placeholder }: PictureSource): string {
  if (version === undefined) return path;
  return `${path}?v=${version}${placeholder === undefined ? '' : `#${placeholder}`}`;
}
