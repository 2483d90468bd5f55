import type { ProgressCards as ProgressCardsModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { card, cards, description, title } from './progress-cards.styles.ts';
import { ProgressCircle, percentText } from './progress-circle.tsx';

/** Circles that fill to a percentage. */
export function ProgressCards({ module, host }: ModuleProps<ProgressCardsModule>) {
  if (module.cards.length === 0)
    return <HiddenModule host={host} type={module.type} needs="It needs a card." />;
  return (
    <Band title={module.title}>
      <ul className={cards()}>
        {module.cards.map((entry) => (
          <li key={entry.title} className={card()}>
            <ProgressCircle percent={entry.percentageComplete} icon={entry.icon}>
              {percentText(Math.min(entry.percentageComplete, 100))}
            </ProgressCircle>
            <h3 className={title()}>{entry.title}</h3>
            {entry.description && <p className={description()}>{entry.description}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
