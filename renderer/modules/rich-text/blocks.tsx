import { createElement, type ReactNode } from 'react';
import type { Block } from '#schemas';
import type { Host } from '../../host/host.ts';
import type { VariantsOf } from '../../theme/css.ts';
import type { BlockProps } from './block-props.ts';
import { EmbedBlock } from './embed-block.tsx';
import { ImageBlock } from './image-block.tsx';
import { ListBlock } from './list-block.tsx';
import { QuoteBlock } from './quote-block.tsx';
import { blocks as blocksClass } from './rich-text.styles.ts';
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
