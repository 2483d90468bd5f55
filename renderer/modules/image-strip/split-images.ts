import type { Image } from '#schemas';

/** With fewer pictures than this the module is hidden. */
export const fewestImages = 5;
const landscapes = 2;

export interface SplitImages {
  readonly landscape: readonly Image[];
  readonly portrait: readonly Image[];
}

/**
 * Two landscape and three portrait pictures: the first of each shape. Where one shape has too few, the first
 * of the remaining pictures take their places, cut to that shape.
 */
export function splitImages(images: readonly Image[]): SplitImages {
  const isWide = ({ width, height }: Image) => width > height;
  const wideFirst = images.toSorted((a, b) => Number(isWide(b)) - Number(isWide(a)));
  const landscape = wideFirst.slice(0, landscapes);
  const others = images.filter((image) => !landscape.includes(image));
  const tallFirst = others.toSorted((a, b) => Number(isWide(a)) - Number(isWide(b)));
  return { landscape, portrait: tallFirst.slice(0, fewestImages - landscapes) };
}
