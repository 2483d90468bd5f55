import { useId } from 'react';
import type { TabbedContentItem, TabbedContent as TabbedContentModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { Host, ModuleProps } from '../../host/host.ts';
import { firstOfEach, readsAs } from '../../host/visible-text.ts';
import { Band } from '../../theme/band.tsx';
import { Icon } from '../../theme/icon.tsx';
import { Blocks } from '../rich-text/blocks.tsx';
import {
  section,
  sectionBody,
  sectionIcon,
  sectionName,
  sections,
  tab,
  topic,
  topics,
} from './tabbed-content.styles.ts';

/**
 * Topics as tabs, each with its sections. Both are native `details` of which one at a time is open; CSS
 * decides whether they look like tabs, a side list or an accordion. This works without a script, and a search
 * in the page finds closed content.
 */
export function TabbedContent({ module, host }: ModuleProps<TabbedContentModule>) {
  const group = useId();
  const names = firstOfEach(module.items.map((item) => item.topic));
  if (names.length === 0) return <HiddenModule host={host} type={module.type} needs="It needs an item." />;
  return (
    <Band title={module.title}>
      <div className={topics()}>
        {names.map((name, index) => (
          <details key={name} name={group} className={topic()} open={index === 0}>
            <summary className={tab()}>{name}</summary>
            <Sections
              items={module.items.filter((item) => readsAs(item.topic, name))}
              group={`${group}${index}`}
              host={host}
            />
          </details>
        ))}
      </div>
    </Band>
  );
}

interface SectionsProps {
  readonly items: readonly TabbedContentItem[];
  readonly group: string;
  readonly host: Host;
}

function Sections({ items, group, host }: SectionsProps) {
  return (
    <div className={sections()}>
      {items.map((item, index) => (
        <details key={item.section} name={group} className={section()} open={index === 0}>
          <summary className={sectionName()}>
            {item.section}
            <Icon name="plus" className={sectionIcon()} />
          </summary>
          <div className={sectionBody()}>
            <Blocks blocks={item.blockEditor} host={host} />
          </div>
        </details>
      ))}
    </div>
  );
}
