import type { ImageBlock as ImageOfText } from '#schemas';
import { Html } from '../../host/html.tsx';
import { Picture } from '../../host/picture.tsx';
import type { BlockProps } from './block-props.ts';
import { caption, figure, picture } from './rich-text.classes.ts';

export function ImageBlock({ block, host }: BlockProps<ImageOfText>) {
  const { url: src, width, height } = block.file;
  return (
    <figure className={figure({ size: block.size })}>
      <Picture image={{ src, width, height, alt: block.alt ?? '' }} className={picture()} />
      {block.caption && (
        <Html as="figcaption" className={caption()} html={host.sanitize(block.caption, 'inline')} />
      )}
    </figure>
  );
}
