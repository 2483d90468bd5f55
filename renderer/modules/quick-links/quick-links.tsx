import type { QuickLinkCard, QuickLinks as QuickLinksModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { Band } from '../../theme/band.tsx';
import { css } from '../../theme/css.ts';
import { evenRowsOfWords } from '../../theme/even-rows.ts';
import { Icon } from '../../theme/icon.tsx';

/** With fewer cards than this, the module is hidden. */
const fewestCards = 3;

/** Cards with links, beside a link to an overview. */
export function QuickLinks({ module, host }: ModuleProps<QuickLinksModule>) {
  if (module.cards.length < fewestCards)
    return <HiddenModule host={host} type={module.type} needs={`It needs ${fewestCards} cards.`} />;
  const { overviewLink } = module;
  return (
    <Band>
      <div className={heading()}>
        {module.title && <h2 className={title()}>{module.title}</h2>}
        {overviewLink && (
          <Anchor href={overviewLink.href} target={overviewLink.target} className={overview()}>
            {overviewLink.label}
            <Icon name="arrow" className={overviewIcon()} />
          </Anchor>
        )}
      </div>
      <ul className={cards()}>
        {module.cards.map((entry) => (
          <li key={entry.href + entry.title}>
            <Anchor href={entry.href} target={entry.target} className={card()}>
              <CardIcons card={entry} />
              {entry.title}
            </Anchor>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** The title names the target, so both icons are decoration. */
function CardIcons({ card: { icon: rest, hoverIcon } }: { readonly card: QuickLinkCard }) {
  if (!rest) return null;
  return (
    <span className={icons()}>
      <Picture image={{ ...rest, alt: '' }} className={icon({ layer: 'rest' })} />
      {hoverIcon && (
        <Picture image={{ ...hoverIcon, alt: '' }} className={icon({ layer: 'hover' })} optional />
      )}
    </span>
  );
}

const heading = css('quick-links-heading', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$2 $6',
  marginBottom: 'clamp(1.25rem, 1rem + 1.2vw, 2.25rem)',
});

const title = css('quick-links-title', { fontSize: '$2xl' });

const overview = css('quick-links-overview', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$target',
  fontWeight: '$semibold',
  color: '$accentText',
  textDecorationColor: '$colors$accentLine',
});

const overviewIcon = css('quick-links-overview-icon', {
  width: '1.25rem',
  height: '1.25rem',
  transition: 'transform $transitions$steady',
  'a:hover > &': { transform: 'translateX(calc(var(--forward) * 0.25rem))' },
});

const cards = css('quick-links-cards', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  listStyle: 'none',
  ...evenRowsOfWords,
});

const card = css('quick-links-card', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  height: '100%',
  padding: '$4 $5',
  border: '1px solid $colors$line',
  borderRadius: '$lg',
  backgroundColor: '$canvas',
  color: '$ink',
  fontSize: '$lg',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  transition:
    'border-color $transitions$quick, box-shadow $transitions$steady, transform $transitions$steady',
  '&:hover': { borderColor: '$accent', boxShadow: '$mid', transform: 'translateY(-3px)' },
  '&:focus-visible': { borderRadius: '$lg' },
  '@print': { breakInside: 'avoid' },
  '@sm': {
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    padding: '$5',
    minHeight: '11rem',
  },
});

/** Two icons on one spot: the second fades in over the first while the pointer is on the card. */
const icons = css('quick-links-icons', {
  position: 'relative',
  flex: 'none',
  width: '3.5rem',
  height: '3.5rem',
});

const icon = css('quick-links-icon', {
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  transition: 'opacity $transitions$steady',
  variants: {
    layer: {
      rest: {
        'a:is(:hover, :focus-visible) > :has(> [data-optional]:not([hidden])) > &': { opacity: 0 },
      },
      hover: {
        position: 'absolute',
        inset: 0,
        opacity: 0,
        'a:is(:hover, :focus-visible) > * > &': { opacity: 1 },
      },
    },
  },
});
