import type { Stats as StatsModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { description, item, stat, stats } from './stats.styles.ts';

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
