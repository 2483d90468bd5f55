import type { ListBlock as List, ListItem } from '#schemas';
import type { Host } from '../../host/host.ts';
import { Html } from '../../host/html.tsx';
import type { BlockProps } from './block-props.ts';
import { list } from './rich-text.classes.ts';

export function ListBlock({ block, host }: BlockProps<List>) {
  return <Items style={block.style} items={block.items} host={host} />;
}

interface ItemsProps {
  readonly style: List['style'];
  readonly items: readonly ListItem[];
  readonly host: Host;
}

/** A nested list is of the same kind as the list around it. */
function Items({ style, items, host }: ItemsProps) {
  const Element = style === 'ordered' ? 'ol' : 'ul';
  return (
    <Element className={list()}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no identity but its place.
        <li key={index}>
          <Html html={host.sanitize(item.content, 'inline')} />
          {item.items && item.items.length > 0 && <Items style={style} items={item.items} host={host} />}
        </li>
      ))}
    </Element>
  );
}
