import type { FeatureCard, FeatureCards as FeatureCardsModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { Band } from '../../theme/band.tsx';
import { button } from '../../theme/button.styles.ts';
import { Icon } from '../../theme/icon.tsx';
import {
  body,
  call,
  card,
  cards,
  checklist,
  description,
  introduction,
  picture,
  subtitle,
  tick,
  title,
} from './feature-cards.styles.ts';

/** Cards that each present one thing. */
export function FeatureCards({ module, host }: ModuleProps<FeatureCardsModule>) {
  if (module.cards.length === 0)
    return <HiddenModule host={host} type={module.type} needs="It needs a card." />;
  return (
    <Band title={module.title} surface="paper">
      {module.description && <p className={introduction()}>{module.description}</p>}
      <ul className={cards()}>
        {module.cards.map((entry) => (
          <li key={entry.title}>
            <Card card={entry} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Card({ card: { cta, ...entry } }: { readonly card: FeatureCard }) {
  return (
    <article className={card()}>
      {entry.image && <Picture image={entry.image} className={picture()} />}
      <div className={body()}>
        <h3 className={title()}>{entry.title}</h3>
        {entry.subtitle && <p className={subtitle()}>{entry.subtitle}</p>}
        {entry.description && <p className={description()}>{entry.description}</p>}
        <Checklist points={entry.checklist ?? []} />
        {cta && (
          <p className={call()}>
            <Anchor href={cta.href} target={cta.target} className={button({ tone: 'secondary' })}>
              {cta.label}
            </Anchor>
          </p>
        )}
      </div>
    </article>
  );
}

function Checklist({ points }: { readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ul className={checklist()}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="tick" className={tick()} />
          {point}
        </li>
      ))}
    </ul>
  );
}
