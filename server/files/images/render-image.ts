import { bulkhead } from 'cockatiel';
import sharp, { type Sharp } from 'sharp';
import { pixelLimit } from '../../store/assets/inspect-picture.ts';

type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface RenderedImage {
  readonly body: Buffer;
  readonly type: `image/${ImageFormat}`;
}

const quality = 75;
const longestSeconds = 20;

/** Formats that are read. Others, such as PDF, have larger and less tried decoders. */
const readFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

/** Encoding takes a whole processor: others wait, and are refused when too many do. */
const atOnce = bulkhead(2, 200);

/**
 * Scales a picture down to a width and encodes it. A picture is never enlarged.
 *
 * @returns undefined for what is no picture that can be read
 */
export function renderImage(source: Buffer, width: number, wanted: 'avif' | 'webp' | undefined) {
  return atOnce.execute(async (): Promise<RenderedImage | undefined> => {
    try {
      const image = sharp(source, { limitInputPixels: pixelLimit, failOn: 'error' });
      const { format, hasAlpha } = await image.metadata();
      if (!readFormats.has(format)) return undefined;
      const target = wanted ?? (format === 'png' || hasAlpha ? 'png' : 'jpeg');
      const scaled = image.timeout({ seconds: longestSeconds }).autoOrient();
      const body = await encoded(scaled.resize({ width, withoutEnlargement: true }), target).toBuffer();
      return { body, type: `image/${target}` };
    } catch {
      return undefined;
    }
  });
}

function encoded(image: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return image.avif({ quality, effort: 3 });
  if (format === 'webp') return image.webp({ quality });
  return format === 'png' ? image.png() : image.jpeg({ quality, mozjpeg: true });
}
