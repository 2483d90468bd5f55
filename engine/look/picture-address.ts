import type { PictureSource } from './picture-source.ts';

/** Widths in pixels at which pictures are served; there are no others, so a client cannot cause many renderings. */
export const pictureWidths = [160, 320, 480, 640, 828, 1080, 1400, 1700, 2400] as const;

/** Folder of the site's own pictures. */
export const pictureFolder = '/images/';

/** Path under which pictures of other hosts are served; their address is the parameter `src`. */
export const remotePicturePath = '/images/remote';

/**
 * Address of a picture at a width, in a format that the browser chooses by its `accept` header.
 *
 * @example pictureAddress(readPictureSource('/images/lake.jpg?v=3f2a'), 640) // '/images/lake.jpg?format=auto&w=640&v=3f2a'
 */
export function pictureAddress({ path, version }: PictureSource, width: number): string {
  const isOwn = path.startsWith('/');
  const start = isOwn ? `${path}?` : `${remotePicturePath}?src=${encodeURIComponent(path)}&`;
  return `${start}format=auto&w=${width}${version === undefined ? '' : `&v=${version}`}`;
}

/** The widths worth offering for a picture of that many pixels: up to its own, and the next larger one. */
export function widthsFor(width: number): readonly number[] {
  const enough = pictureWidths.findIndex((offered) => offered >= width);
  return enough < 0 ? pictureWidths : pictureWidths.slice(0, enough + 1);
}

/** Whether a picture is served in several widths: not a drawing, nor one that moves, nor data within the page. */
export function isScaled(path: string): boolean {
  return /^(\/images\/|https:\/\/)[^?#]*\.(jpe?g|png|webp|avif)$/i.test(path);
}
