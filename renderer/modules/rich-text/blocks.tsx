import { createElement, type ReactNode } from 'react';
import { playerAddress, videoId } from '#engine';
import type { Block, EmbedBlock as Embed, ImageBlock as ImageOfText, QuoteBlock as Quote } from '#schemas';
import type { Host } from '../../host/host.ts';
import { Html } from '../../host/html.tsx';
import { Picture } from '../../host/pictures/picture.tsx';
import type { VariantsOf } from '../../theme/css.ts';
import type { BlockProps } from './block-props.ts';
import { ListBlock } from './list-block.tsx';
import {
  blocks as blocksClass,
  caption,
  credit,
  figure,
  picture,
  player,
  quote,
  quoteText,
  translation,
} from './rich-text.styles.ts';
import { TableBlock } from './table-block.tsx';
import { DelimiterBlock, HeaderBlock, ParagraphBlock, RawBlock } from './text-blocks.tsx';

type BlockOf = { readonly [B in Block as B['type']]: B };
type Renderers = { readonly [T in keyof BlockOf]: (props: BlockProps<BlockOf[T]>) => ReactNode };

/** The component of every kind of block; a missing one does not compile. */
const renderers: Renderers = {
  header: HeaderBlock,
  paragraph: ParagraphBlock,
  list: ListBlock,
  quote: QuoteBlock,
  raw: RawBlock,
  embed: EmbedBlock,
  delimiter: DelimiterBlock,
  image: ImageBlock,
  table: TableBlock,
};

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly host: Pick<Host, 'sanitize'>;
  /** `small` for small print, `article` for a text with a page of its own. */
  readonly size?: VariantsOf<typeof blocksClass>['size'];
}

/** Rich text, block by block. */
export function Blocks({ blocks, host, size }: BlocksProps) {
  return (
    <div className={blocksClass({ size })}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its place.
        <BlockView key={index} block={block} host={host} />
      ))}
    </div>
  );
}

function BlockView<T extends keyof BlockOf>({ block, host }: BlockProps<BlockOf[T] & { type: T }>) {
  return createElement<BlockProps<BlockOf[T]>>(renderers[block.type], { block, host });
}

/** Videos only: an address without a video in it renders nothing. */
function EmbedBlock({ block }: BlockProps<Embed>) {
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

function ImageBlock({ block, host }: BlockProps<ImageOfText>) {
  const { url: src, width, height, narrow } = block.file;
  return (
    <figure className={figure({ size: block.size })}>
      <Picture
        image={{ src, width, height, alt: block.alt ?? '' }}
        narrow={narrow && { src: narrow.url, width: narrow.width, height: narrow.height }}
        className={picture()}
      />
      {(block.caption || block.credit) && (
        <figcaption className={caption()}>
          {block.caption && <Html html={host.sanitize(block.caption, 'inline')} />}
          {block.credit && <small className={credit()}>{block.credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}

function QuoteBlock({ block, host }: BlockProps<Quote>) {
  return (
    <figure className={quote({ alignment: block.alignment })}>
      <blockquote>
        <Html
          as="p"
          lang={block.language}
          className={quoteText()}
          html={host.sanitize(block.text, 'inline')}
        />
      </blockquote>
      {block.translation && (
        <Html as="p" className={translation()} html={host.sanitize(block.translation, 'inline')} />
      )}
      {block.caption && (
        <Html as="figcaption" className={caption()} html={host.sanitize(block.caption, 'inline')} />
      )}
    </figure>
  );
}
