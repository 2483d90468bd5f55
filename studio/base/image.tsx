import type { ImgHTMLAttributes } from 'react';

/** A picture of the site, which the site itself serves in the size that is asked for. */
export function Image({ alt, ...props }: ImgHTMLAttributes<HTMLImageElement> & { readonly alt: string }) {
  // biome-ignore lint/performance/noImgElement: the studio knows no framework.
  return <img alt={alt} {...props} />;
}
