import type { Stats as StatsModule } from '#schemas';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { description, item, stat, stats } from './stats.classes.ts';

/** Key figures, each with its label. */
export function Stats({ module }: ModuleProps<StatsModule>) {
  if (module.items.length === 0) return null;
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
