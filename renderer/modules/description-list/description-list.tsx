import type { DescriptionList as DescriptionListModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Html } from '../../host/html.tsx';
import { Band } from '../../theme/band.tsx';
import { description, item, list, term } from './description-list.styles.ts';

/** Terms with descriptions, in the order that each item gives. */
export function DescriptionList({ module, host }: ModuleProps<DescriptionListModule>) {
  if (module.items.length === 0)
    return <HiddenModule host={host} type={module.type} needs="It needs an item." />;
  return (
    <Band title={module.title}>
      <dl className={list()}>
        {module.items
          .toSorted((a, b) => a.itemOrder - b.itemOrder)
          .map((entry) => (
            <div key={entry.term} className={item()}>
              <dt className={term()}>{entry.term}</dt>
              <Html as="dd" className={description()} html={host.sanitize(entry.description, 'inline')} />
            </div>
          ))}
      </dl>
    </Band>
  );
}
