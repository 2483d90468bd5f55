import type {
  DelimiterBlock as Delimiter,
  HeaderBlock as Header,
  ParagraphBlock as Paragraph,
  RawBlock as Raw,
} from '#schemas';
import { Html } from '../../host/html.tsx';
import type { BlockProps } from './block-props.ts';
import { delimiter, heading, raw } from './rich-text.styles.ts';

export function HeaderBlock({ block: { level, text, language }, host }: BlockProps<Header>) {
  return (
    <Html
      as={`h${level}`}
      lang={language}
      className={heading({ level })}
      html={host.sanitize(text, 'inline')}
    />
  );
}

export function ParagraphBlock({ block, host }: BlockProps<Paragraph>) {
  return <Html as="p" lang={block.language} html={host.sanitize(block.text, 'inline')} />;
}

export function RawBlock({ block, host }: BlockProps<Raw>) {
  return <Html as="div" lang={block.language} className={raw()} html={host.sanitize(block.html, 'block')} />;
}

export function DelimiterBlock(_: BlockProps<Delimiter>) {
  return <hr className={delimiter()} />;
}
