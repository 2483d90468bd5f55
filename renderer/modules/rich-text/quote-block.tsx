import type { QuoteBlock as Quote } from '#schemas';
import { Html } from '../../host/html.tsx';
import type { BlockProps } from './block-props.ts';
import { caption, quote, quoteText, translation } from './rich-text.styles.ts';

export function QuoteBlock({ block, host }: BlockProps<Quote>) {
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
