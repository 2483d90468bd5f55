import type { Image, ImageStrip as ImageStripModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { css, keyframes } from '../../theme/css.ts';

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

const gap = '1rem';

/** From the first picture at the start of the window to the last at its end. */
const pass = keyframes('pass', {
  to: { transform: 'translateX(calc(var(--forward) * min(0px, 100vw - 100%)))' },
});

const strip = css('image-strip-strip', { paddingBlock: '$section', '@print': { paddingBlock: '$4' } });

/** On small screens the pictures keep their size, and the strip is wider than the window. */
const view = css('image-strip-view', {
  overflowX: 'auto',
  '@narrow': {
    '@supports (animation-timeline: view())': {
      '@lively': { overflowX: 'clip', viewTimeline: '--image-strip block' },
    },
  },
});

const pictures = css('image-strip-pictures', {
  display: 'grid',
  gridTemplateColumns: '211px 368px 211px 368px 211px',
  gap,
  width: 'max-content',
  paddingInline: '$gutter',
  listStyle: 'none',
  '@narrow': {
    '@supports (animation-timeline: view())': {
      '@lively': {
        animation: `${pass} linear both`,
        animationTimeline: '--image-strip',
        animationRange: 'entry 60% exit 40%',
      },
    },
  },
  '@md': {
    gridTemplateColumns: '211fr 368fr 211fr 368fr 211fr',
    width: 'auto',
    maxWidth: `calc(1369px + 4 * ${gap} + 2 * $space$gutter)`,
    marginInline: 'auto',
  },
  '@print': { width: 'auto', gridTemplateColumns: '211fr 368fr 211fr 368fr 211fr', animation: 'none' },
});

const picture = css('image-strip-picture', {
  width: '100%',
  objectFit: 'cover',
  borderRadius: '$lg',
  variants: {
    shape: { landscape: { aspectRatio: '368 / 272' }, portrait: { aspectRatio: '211 / 272' } },
  },
});
