import type { FactCarousel as FactCarouselModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { css, keyframes } from '../../theme/css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { Icon } from '../../theme/icon.tsx';
import { visuallyHidden } from '../../theme/layout.styles.ts';

/**
 * Facts shown in turn, eight seconds each. CSS does the animation and a checkbox stops it, so no script is
 * needed. With reduced motion, and on paper, all facts show at once. Screen readers always have all of them.
 */
export function FactCarousel({ module, host }: ModuleProps<FactCarouselModule>) {
  if (module.facts.length === 0)
    return <HiddenModule host={host} type={module.type} needs="It needs a fact." />;
  return (
    <Band surface="night">
      <section className={carousel()} aria-label={module.label}>
        <ul className={facts()}>
          {module.facts.map((entry) => (
            <li key={entry.greytext + entry.orangetext} className={fact()}>
              <span className={greytext()}>{entry.greytext}</span>{' '}
              <span className={orangetext()}>{entry.orangetext}</span>
            </li>
          ))}
        </ul>
        {module.facts.length > 1 && (
          <label className={control()}>
            <input type="checkbox" className={visuallyHidden()} />
            <Icon name="pause" className={controlIcon({ shows: 'pause' })} />
            <Icon name="play" className={controlIcon({ shows: 'play' })} />
            {module.pauseLabel}
          </label>
        )}
      </section>
    </Band>
  );
}

/** Display time of each fact. */
const turnMs = 8000;
const fadeMs = 600;
const most = 12;

/** One keyframe rule for each number of facts, selected by the number of children. */
const turns = Object.fromEntries(
  Array.from({ length: most - 1 }, (_, index) => {
    const count = index + 2;
    const percent = (ms: number) => `${((100 * ms) / (turnMs * count)).toFixed(3)}%`;
    const name = keyframes(`fact-of-${count}`, {
      '0%': { opacity: 0, transform: 'translateY(0.75rem)' },
      [percent(fadeMs)]: { opacity: 1, transform: 'none' },
      [percent(turnMs)]: { opacity: 1, transform: 'none' },
      [percent(turnMs + fadeMs)]: { opacity: 0, transform: 'translateY(-0.5rem)' },
      '100%': { opacity: 0 },
    });
    return [
      `&:has(> :nth-child(${count}):last-child) > *`,
      { opacity: 0, animation: `${name} ${turnMs * count}ms linear infinite both` },
    ];
  }),
);

const starts = Object.fromEntries(
  Array.from({ length: most - 1 }, (_, index) => [
    `&& > :nth-child(${index + 2})`,
    { animationDelay: `${turnMs * (index + 1)}ms` },
  ]),
);

const carousel = css('fact-carousel-carousel', { position: 'relative' });

/** All facts overlap, and each is visible in turn. */
const facts = css('fact-carousel-facts', {
  display: 'grid',
  listStyle: 'none',
  '& > *': { gridArea: '1 / 1' },
  '@lively': { ...turns, ...starts },
  // Paused by hover, keyboard focus or the visitor's switch.
  [`.${carousel()}:hover &, .${carousel()}:has(:focus-visible, :checked) &`]: {
    '& > *': { animationPlayState: 'paused !important' },
  },
  '@calm': { gap: '$5', '& > *': { gridArea: 'auto' } },
  '@print': {
    gap: '$3',
    '& > *': { gridArea: 'auto', animation: 'none !important', opacity: '1 !important' },
  },
});

const fact = css('fact-carousel-fact', {
  maxWidth: '24em',
  fontSize: '$3xl',
  fontWeight: '$semibold',
  lineHeight: 1.12,
  letterSpacing: '$tight',
  textWrap: 'balance',
});

const greytext = css('fact-carousel-greytext', {
  color: '$onNightFaint',
  '@print': { color: 'black' },
});
const orangetext = css('fact-carousel-orangetext', { color: '$accent', '@print': { color: 'black' } });

const control = css('fact-carousel-control', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '$target',
  marginTop: '$6',
  color: '$onNightSoft',
  fontSize: '$sm',
  fontWeight: '$medium',
  cursor: 'pointer',
  borderRadius: '$pill',
  '&:hover': { color: '$onNight' },
  '&:has(:focus-visible)': focusRing,
  '@calm': { display: 'none' },
  '@print': { display: 'none' },
});

const controlIcon = css('fact-carousel-control-icon', {
  padding: '0.5rem',
  width: '2.5rem',
  height: '2.5rem',
  border: '1.5px solid currentColor',
  borderRadius: '50%',
  variants: {
    shows: {
      pause: { ':checked ~ &': { display: 'none' } },
      play: { display: 'none', ':checked ~ &': { display: 'block' } },
    },
  },
});
