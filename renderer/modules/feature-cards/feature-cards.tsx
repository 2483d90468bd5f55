import type { FeatureCard, FeatureCards as FeatureCardsModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { Band } from '../../theme/band.tsx';
import { button } from '../../theme/button.styles.ts';
import { css } from '../../theme/css.ts';
import { evenRows } from '../../theme/even-rows.ts';
import { Icon } from '../../theme/icon.tsx';

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

const introduction = css('feature-cards-introduction', {
  maxWidth: '40rem',
  marginTop: 'calc(-1 * $space$4)',
  marginBottom: '$6',
  fontSize: '$lg',
  color: '$inkSoft',
});

const cards = css('feature-cards-cards', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  listStyle: 'none',
  ...evenRows,
  // A card with a row of its own has its picture beside the text.
  '@media (min-width: 601px) and (max-width: 1067.98px)': {
    '& > :last-child:nth-child(odd) > *': { flexDirection: 'row', maxWidth: 'none' },
    '& > :last-child:nth-child(odd) > * > img': { width: '45%', aspectRatio: 'auto' },
  },
});

const card = css('feature-cards-card', {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  maxWidth: '40rem',
  overflow: 'hidden',
  borderRadius: '$lg',
  backgroundColor: '$canvas',
  boxShadow: '$low',
  '@print': { boxShadow: 'none', border: '1px solid', breakInside: 'avoid' },
});

const picture = css('feature-cards-picture', {
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
});

const body = css('feature-cards-body', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '$3',
  padding: 'clamp(1.5rem, 1.2rem + 1vw, 2.25rem)',
});

const subtitle = css('feature-cards-subtitle', {
  order: -1,
  fontSize: '$sm',
  fontWeight: '$semibold',
  color: '$accentText',
});

const title = css('feature-cards-title', { fontSize: '$xl', lineHeight: 1.2 });

const description = css('feature-cards-description', { color: '$inkSoft' });

const checklist = css('feature-cards-checklist', {
  display: 'grid',
  gap: '$3',
  marginTop: '$2',
  listStyle: 'none',
  '& > li': { display: 'flex', gap: '$3', lineHeight: 1.45 },
});

const tick = css('feature-cards-tick', {
  flex: 'none',
  padding: '0.2rem',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  backgroundColor: '$successSoft',
  color: '$success',
  strokeWidth: 3,
});

const call = css('feature-cards-call', { marginTop: 'auto', paddingTop: '$4' });
