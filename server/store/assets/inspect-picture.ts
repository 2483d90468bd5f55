import type { Asset } from '#schemas';

/** Decoded pictures of more pixels are refused: a small file may claim to be huge. */
export const pixelLimit = 50_000_000;

/** Pictures narrower than this load at once, or are not seen. */
const leastWidthOfPlaceholder = 40;
const placeholderWidth = 12;

/** Formats whose pictures have a placeholder, if nothing of them is transparent. */
const photographs: ReadonlySet<string> = new Set(['jpeg', 'webp', 'heif']);

/**
 * The size of a picture in pixels, and a tiny WebP of a photograph. Its header is read first: one of too many pixels is
 * not decoded.
 *
 * @returns undefined for one that cannot be decoded as a whole
 */
export async function inspectPicture(
  source: string | Buffer,
): Promise<Pick<Asset, 'width' | 'height' | 'placeholder'> | 'too-large' | undefined> {
  // Loaded only for pictures, since commands that have none must start quickly.
  const { default: sharp } = await import('sharp');
  try {
    const {
      width,
      height,
      format,
      hasAlpha,
      orientation = 1,
    } = await sharp(source, {
      limitInputPixels: false,
    }).metadata();
    if (width * height > pixelLimit) return 'too-large';
    const image = sharp(source, { limitInputPixels: pixelLimit, failOn: 'truncated' });
    const tiny = await image.autoOrient().resize(placeholderWidth).webp({ quality: 40 }).toBuffer();
    const isTurned = orientation >= 5;
    return {
      ...(isTurned ? { width: height, height: width } : { width, height }),
      ...(photographs.has(format) &&
        !hasAlpha &&
        width >= leastWidthOfPlaceholder && { placeholder: tiny.toString('base64') }),
    };
  } catch {
    return undefined;
  }
}
