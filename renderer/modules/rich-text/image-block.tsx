import type { ImageBlock as ImageOfText } from '#schemas';
import { Html } from '../../host/html.tsx';
import { Picture } from '../../host/picture.tsx';
import type { BlockProps } from './block-props.ts';
import { caption, figure, picture } from './rich-text.classes.ts';

export function ImageBlock({ block, host }: BlockProps<ImageOfText>) {
  const { url: src, width, height, narrow } = block.file;
  const image = <Picture image={{ src, width, height, alt: block.alt ?? '' }} className={picture()} />;
  return (
    <figure className={figure({ size: block.size })}>
      {narrow ? (
        <picture>
          <source
            media="(max-width: 767.98px)"
            srcSet={narrow.url}
            width={narrow.width}
            height={narrow.height}
          />
          {image}
        </picture>
      ) : (
        image
      )}
      {block.caption && (
        <Html as="figcaption" className={caption()} html={host.sanitize(block.caption, 'inline')} />
      )}
    </figure>
  );
}
