import type { ListBlock as List, ListItem } from '#schemas';
import type { Host } from '../../host/host.ts';
import { Html } from '../../host/html.tsx';
import type { BlockProps } from './block-props.ts';
import { list } from './rich-text.styles.ts';

export function ListBlock({ block, host }: BlockProps<List>) {
  return <Items style={block.style} items={block.items} language={block.language} host={host} />;
}

interface ItemsProps {
  readonly style: List['style'];
  readonly items: readonly ListItem[];
  readonly language?: string | undefined;
  readonly host: Pick<Host, 'sanitize'>;
}

/** A nested list has the same style as its parent. */
function Items({ style, items, language, host }: ItemsProps) {
  const Element = style === 'ordered' ? 'ol' : 'ul';
  return (
    <Element lang={language} className={list()}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no identity but its place.
        <li key={index} lang={item.language}>
          <Html html={host.sanitize(item.content, 'inline')} />
          {item.items && item.items.length > 0 && <Items style={style} items={item.items} host={host} />}
        </li>
      ))}
    </Element>
  );
}
