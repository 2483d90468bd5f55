import type { Image } from '#schemas';

interface PictureProps {
  readonly image: Image;
  readonly className?: string;
  /** A picture seen at once is loaded at once; every other waits until it is near. */
  readonly priority?: boolean;
  /** A picture that may be left out is hidden when it does not load (see `page/browser/`). */
  readonly optional?: boolean;
}

/** A picture that keeps its room while it loads. */
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
