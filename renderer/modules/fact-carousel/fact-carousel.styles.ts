import { css, keyframes } from '../../theme/css.ts';
import { focusRing } from '../../theme/focus-ring.ts';

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

export const carousel = css('fact-carousel-carousel', { position: 'relative' });

/** All facts overlap, and each is visible in turn. */
export const facts = css('fact-carousel-facts', {
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

export const fact = css('fact-carousel-fact', {
  maxWidth: '24em',
  fontSize: '$3xl',
  fontWeight: '$semibold',
  lineHeight: 1.12,
  letterSpacing: '$tight',
  textWrap: 'balance',
});

export const greytext = css('fact-carousel-greytext', {
  color: '$onNightFaint',
  '@print': { color: 'black' },
});
export const orangetext = css('fact-carousel-orangetext', { color: '$accent', '@print': { color: 'black' } });

export const control = css('fact-carousel-control', {
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

export const controlIcon = css('fact-carousel-control-icon', {
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
