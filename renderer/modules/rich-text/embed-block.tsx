import type { EmbedBlock as Embed } from '#schemas';
import { playerAddress, videoId } from '../../host/video.ts';
import type { BlockProps } from './block-props.ts';
import { caption, player } from './rich-text.styles.ts';

/** Videos only: an address without a video in it renders nothing. */
export function EmbedBlock({ block }: BlockProps<Embed>) {
  const id = videoId(block.source);
  if (id === undefined) return null;
  return (
    <figure>
      <iframe
        className={player()}
        src={playerAddress(id)}
        title={block.caption}
        loading="lazy"
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <figcaption className={caption()}>{block.caption}</figcaption>
    </figure>
  );
}
