import type { Image } from '#schemas';

interface PictureProps {
  readonly image: Image;
  readonly className?: string;
  /** Loads the picture at once; every other is loaded when it is near the viewport. */
  readonly priority?: boolean;
  /** Hides the picture when it fails to load (see `page/browser/`). */
  readonly optional?: boolean;
}

/** A picture whose space is reserved while it loads. */
export function Picture({ image, className, priority = false, optional = false }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the renderer knows no framework.
    <img
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      className={className}
      decoding="async"
      {...(optional ? { 'data-optional': '', suppressHydrationWarning: true } : {})}
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
