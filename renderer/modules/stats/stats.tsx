import type { Stats as StatsModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { css } from '../../theme/css.ts';
import { evenRowsOfWords } from '../../theme/even-rows.ts';

/** Key figures, each with its label. */
export function Stats({ module, host }: ModuleProps<StatsModule>) {
  if (module.items.length === 0)
    return <HiddenModule host={host} type={module.type} needs="It needs a number." />;
  return (
    <Band title={module.title}>
      <dl className={stats()}>
        {module.items.map((entry) => (
          <div key={entry.description} className={item()}>
            <dt className={description()}>{entry.description}</dt>
            <dd className={stat()}>{entry.stat}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

const stats = css('stats', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6 $7',
  ...evenRowsOfWords,
});

const item = css('stats-item', {
  display: 'flex',
  flexDirection: 'column',
  paddingTop: '$5',
  borderTop: '3px solid $colors$accent',
});

/** The number is above its label, though read after it. */
const stat = css('stats-stat', {
  order: -1,
  fontSize: '$3xl',
  fontWeight: '$semibold',
  lineHeight: '$tight',
  letterSpacing: '$tight',
  fontVariantNumeric: 'tabular-nums',
});

const description = css('stats-description', { marginTop: '$3', color: '$inkSoft' });
