import type { Image, ImageStrip as ImageStripModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { picture, pictures, strip, view } from './image-strip.styles.ts';

/** Sizes in pixels. */
const sizes = {
  landscape: { width: 368, height: 272 },
  portrait: { width: 211, height: 272 },
} as const;

/** A strip of pictures. On small screens it moves sideways while the page is scrolled. */
export function ImageStrip({ module, host }: ModuleProps<ImageStripModule>) {
  const { type, label, images } = module;
  if (images.length < fewestImages)
    return <HiddenModule host={host} type={type} needs={`It needs ${fewestImages} pictures.`} />;
  const { landscape, portrait } = splitImages(images);
  const entries = portrait.flatMap((image, index) => {
    const next = landscape[index];
    const tall = { image, shape: 'portrait' } as const;
    return next ? [tall, { image: next, shape: 'landscape' } as const] : [tall];
  });
  return (
    <div className={strip()}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section className={view()} tabIndex={0} aria-label={label}>
        <ul className={pictures()}>
          {entries.map(({ image, shape }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture has no identity but its place.
            <li key={index}>
              <StripPicture image={image} shape={shape} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface StripPictureProps {
  readonly image: Image;
  readonly shape: keyof typeof sizes;
}

function StripPicture({ image, shape }: StripPictureProps) {
  return <Picture image={{ ...image, ...sizes[shape] }} className={picture({ shape })} />;
}

/** With fewer pictures than this the module is hidden. */
const fewestImages = 5;
const landscapes = 2;

interface SplitImages {
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
