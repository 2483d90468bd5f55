import type { Image } from '#schemas';

interface PlainPictureProps {
  readonly image: Image;
  readonly className?: string;
}

/** A picture as its file is, without widths to choose from: for the small drawings of forms, whose scripts have a limit. */
export function PlainPicture({ image: { src, alt, width, height }, className }: PlainPictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the renderer knows no framework.
    <img
      src={src}
      alt={alt ?? ''}
      width={width}
      height={height}
      className={className}
      decoding="async"
      loading="lazy"
    />
  );
}
