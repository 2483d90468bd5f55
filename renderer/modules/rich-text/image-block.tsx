import type { ImageBlock as ImageOfText } from '#schemas';
import { Html } from '../../host/html.tsx';
import { Picture } from '../../host/pictures/picture.tsx';
import type { BlockProps } from './block-props.ts';
import { caption, figure, picture } from './rich-text.styles.ts';

export function ImageBlock({ block, host }: BlockProps<ImageOfText>) {
  const { url: src, width, height, narrow } = block.file;
  return (
    <figure className={figure({ size: block.size })}>
      <Picture
        image={{ src, width, height, alt: block.alt ?? '' }}
        narrow={narrow && { src: narrow.url, width: narrow.width, height: narrow.height }}
        className={picture()}
      />
      {block.caption && (
        <Html as="figcaption" className={caption()} html={host.sanitize(block.caption, 'inline')} />
      )}
    </figure>
  );
}
