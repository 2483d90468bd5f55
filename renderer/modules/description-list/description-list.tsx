import type { DescriptionList as DescriptionListModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Html } from '../../host/html.tsx';
import { Band } from '../../theme/band.tsx';
import { css } from '../../theme/css.ts';

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

const list = css('description-list-list', { maxWidth: '60rem', borderTop: '1px solid $colors$line' });

/** The term is beside its description where both fit. */
const item = css('description-list-item', {
  display: 'grid',
  gap: '$1 $6',
  paddingBlock: '$4',
  borderBottom: '1px solid $colors$line',
  '@sm': { gridTemplateColumns: 'minmax(10rem, 1fr) minmax(0, 2fr)', alignItems: 'baseline' },
  '@print': { breakInside: 'avoid' },
});

const term = css('description-list-term', { fontWeight: '$semibold', lineHeight: '$snug' });

const description = css('description-list-description', {
  color: '$inkSoft',
  '& a': { fontWeight: '$medium' },
});
