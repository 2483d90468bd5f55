import { isScaled, pictureAddress, readPictureSource, widthsFor } from '#engine';
import type { Focus, Image } from '#schemas';
import { css, type Rules } from '../../theme/css.ts';

interface PictureProps {
  readonly image: Image;
  readonly className?: string;
  /** Loads the picture at once; every other is loaded when it is near the viewport. */
  readonly priority?: boolean;
  /** Hides the picture when it fails to load (see `page/browser/`). */
  readonly optional?: boolean;
  /** Room for the picture, as in HTML. Current browsers find it out themselves for pictures that load late. */
  readonly sizes?: string;
  /** The same drawn for windows narrower than 768 px. */
  readonly narrow?: Sized | undefined;
}

type Sized = Omit<Image, 'alt'>;

/** A placeholder is worth its bytes only where it can be seen. */
const leastWidthOfPlaceholder = 40;

/**
 * A picture whose space is reserved while it loads, in the width that its room needs. A photograph has a blurred
 * placeholder until it is there.
 */
export function Picture({ narrow, className: given, ...props }: PictureProps) {
  const { src, width, focus } = props.image;
  const className = focus ? `${focal(inTenths(focus))} ${given ?? ''}`.trimEnd() : given;
  const { placeholder: tiny } = readPictureSource(src);
  if (narrow)
    return (
      <picture>
        <source
          media="(max-width: 767.98px)"
          srcSet={addresses(narrow) ?? narrow.src}
          width={narrow.width}
          height={narrow.height}
        />
        <ScaledPicture {...props} className={className} />
      </picture>
    );
  if (tiny === undefined || width < leastWidthOfPlaceholder)
    return <ScaledPicture {...props} className={className} />;
  return (
    <span className={className === undefined ? pictureBox() : `${pictureBox()} ${className}`}>
      {/* biome-ignore lint/performance/noImgElement: the renderer knows no framework. */}
      <img src={`data:image/webp;base64,${tiny}`} alt="" aria-hidden className={placeholder()} />
      <ScaledPicture {...props} />
    </span>
  );
}

type ScaledPictureProps = Omit<PictureProps, 'className' | 'narrow'> & {
  readonly className?: string | undefined;
};

function ScaledPicture({ image, className, priority = false, optional = false, sizes }: ScaledPictureProps) {
  const srcSet = addresses(image);
  return (
    // biome-ignore lint/performance/noImgElement: the renderer knows no framework.
    <img
      {...(srcSet !== undefined && { srcSet, sizes: sizes ?? (priority ? '100vw' : 'auto, 100vw') })}
      src={srcSet === undefined ? image.src : widest(image)}
      alt={image.alt ?? ''}
      width={image.width}
      height={image.height}
      className={className}
      decoding="async"
      {...(optional ? { 'data-optional': '', suppressHydrationWarning: true } : {})}
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}

/** The addresses of a photograph among which a browser chooses; undefined for a drawing. */
function addresses({ src, width }: Sized): string | undefined {
  const source = readPictureSource(src);
  if (!isScaled(source.path)) return undefined;
  return widthsFor(width)
    .map((each) => `${pictureAddress(source, each)} ${each}w`)
    .join(', ');
}

/** The address for browsers that do not choose. */
function widest({ src, width }: Sized): string {
  return pictureAddress(readPictureSource(src), widthsFor(width).at(-1) ?? width);
}

const tenths = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;
type Tenth = (typeof tenths)[number];

/** Styles are classes, so a point is one of a grid. */
function inTenths({ x, y }: Focus): { readonly x: Tenth; readonly y: Tenth } {
  const nearest = (percent: number) => tenths[Math.round(percent / 10)] ?? 50;
  return { x: nearest(x), y: nearest(y) };
}

function positions(property: string): Readonly<Record<Tenth, Rules>> {
  return Object.fromEntries(tenths.map((each) => [each, { [property]: `${each}%` }])) as Record<Tenth, Rules>;
}

/** Keeps a point of the picture in sight where it is cut to a shape. */
const focal = css('picture-focal', {
  objectPosition: 'var(--focus-x) var(--focus-y)',
  variants: { x: positions('--focus-x'), y: positions('--focus-y') },
});

/** Takes the place of a picture in the layout; the picture fills it, above its placeholder. */
const pictureBox = css('picture-picture-box', {
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  '& > img': { width: '100%', height: '100%', objectFit: 'inherit', objectPosition: 'inherit' },
});

/** The tiny picture, blurred until the real one covers it. A little larger, since its edges are transparent. */
const placeholder = css('picture-placeholder', {
  position: 'absolute',
  inset: 0,
  filter: 'blur(1rem)',
  transform: 'scale(1.15)',
  '& + img': { position: 'relative' },
  '@print': { display: 'none' },
});
