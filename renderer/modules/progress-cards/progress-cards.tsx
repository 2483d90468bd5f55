import type { ProgressCards as ProgressCardsModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { css } from '../../theme/css.ts';
import { evenRowsOfWords } from '../../theme/even-rows.ts';
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
              {percentText(Math.min(entry.percentageComplete, 100), host.site.language)}
            </ProgressCircle>
            <h3 className={title()}>{entry.title}</h3>
            {entry.description && <p className={description()}>{entry.description}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}

const cards = css('progress-cards-cards', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  listStyle: 'none',
  ...evenRowsOfWords,
});

const card = css('progress-cards-card', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$3',
  textAlign: 'center',
  '@print': { breakInside: 'avoid' },
});

const title = css('progress-cards-title', { marginTop: '$3', fontSize: '$lg', lineHeight: '$snug' });

const description = css('progress-cards-description', { maxWidth: '26rem', color: '$inkSoft' });
