import { css } from '../../theme/css.ts';
import { translucent } from '../../theme/translucent.ts';

const sun = {
  content: '""',
  position: 'absolute',
  zIndex: 0,
  aspectRatio: '1',
  borderRadius: '50%',
  pointerEvents: 'none',
  '@print': { display: 'none' },
} as const;

/**
 * The rings around the sun, from the inside out. Each number is its share of the brand's colour in percent.
 */
function rings(near: number, middle: number, far: number): string {
  return [
    `0 0 0 clamp(2rem, 5vw, 5rem) ${translucent('accent', near)}`,
    `0 0 0 clamp(5rem, 12vw, 12rem) ${translucent('accent', middle)}`,
    `0 0 0 clamp(9rem, 21vw, 21rem) ${translucent('accent', far)}`,
  ].join(', ');
}

/** The banner's surface. The dark and light themes have the brand's sun in the corner. */
export const headerBanner = css('header-banner', {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  // The poster of a video has a sun of its own.
  '&:has(details)::after': { display: 'none' },
  '@print': { backgroundColor: 'transparent !important', color: 'black !important' },
  variants: {
    variant: {
      plain: { backgroundColor: '$canvas', borderBottom: '1px solid $line' },
      'grey-image': { backgroundColor: '$mist' },
      'orange-image': { backgroundColor: '$accent', color: '$onAccent', '--ring': '$colors$ink' },
      dark: {
        backgroundColor: '$night',
        color: '$onNight',
        '--ring': '$colors$focusOnNight',
        '&::after': {
          ...sun,
          backgroundColor: '$accent',
          boxShadow: rings(28, 14, 7),
        },
      },
      light: {
        backgroundColor: '$paper',
        '&::after': {
          ...sun,
          backgroundColor: '$accent',
          boxShadow: rings(22, 12, 6),
        },
      },
    },
    level: {
      1: {
        paddingBlock: 'clamp(3.5rem, 2rem + 7vw, 8rem)',
        // On a narrow screen the sun is below the text, not behind it.
        '&.header-banner--variant-dark': { paddingBottom: 'clamp(8rem, 2rem + 7vw, 11rem)' },
        '&::after': {
          width: 'clamp(13rem, 34vw, 38rem)',
          insetInlineEnd: '-4vw',
          bottom: 'clamp(-24rem, -20vw, -9rem)',
        },
      },
      2: {
        paddingBlock: 'clamp(3rem, 1.8rem + 5vw, 6rem)',
        '&::after': {
          width: 'clamp(11rem, 26vw, 28rem)',
          insetInlineEnd: '-3vw',
          bottom: 'clamp(-19rem, -16vw, -8rem)',
        },
      },
      3: {
        paddingBlock: 'clamp(2.25rem, 1.5rem + 3vw, 4rem)',
        // Only a title: the content below follows closely.
        '&.header-banner--variant-plain': {
          paddingBlock: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
          '& + section': { paddingTop: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.75rem)' },
        },
        '&::after': {
          width: 'clamp(8rem, 18vw, 19rem)',
          insetInlineEnd: '-2vw',
          bottom: 'clamp(-14rem, -12vw, -6rem)',
        },
      },
    },
  },
});

/** Text with a picture or a video, side by side where space allows. */
export const columns = css('header-banner-columns', {
  position: 'relative',
  zIndex: '$raised',
  display: 'grid',
  gap: 'clamp(2rem, 1.5rem + 3vw, 5rem)',
  alignItems: 'center',
  variants: {
    split: { true: { '@md': { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } } },
  },
});

export const title = css('header-banner-title', {
  maxWidth: '15em',
  fontWeight: '$semibold',
  lineHeight: '$tight',
  letterSpacing: '$tight',
  variants: {
    level: {
      1: { maxWidth: '12em', fontSize: '$display' },
      2: { fontSize: '$3xl', lineHeight: 1.08 },
      3: { maxWidth: '20em', fontSize: '$2xl', lineHeight: '$heading', letterSpacing: '$heading' },
    },
  },
});

export const description = css('header-banner-description', {
  maxWidth: '36em',
  marginTop: '$5',
  fontSize: '$lg',
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@print': { color: 'black !important' },
  variants: {
    variant: {
      plain: { color: '$inkSoft' },
      'grey-image': { color: '$inkSoft' },
      'orange-image': { color: '$onAccent' },
      dark: { color: '$onNightSoft' },
      light: { color: '$inkSoft' },
    },
    level: { 3: { marginTop: '$3', fontSize: '$md' } },
  },
});

export const calls = css('header-banner-calls', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3 $4',
  marginTop: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.5rem)',
});

/** One corner is round, to match the sun. */
export const picture = css('header-banner-picture', {
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: '$xl',
  borderEndStartRadius: 'clamp(5rem, 12vw, 11rem)',
});

export const video = css('header-banner-video', {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: '$xl',
  backgroundColor: '$nightRaised',
  '&::details-content': { height: '100%' },
  '&[open] > summary': { display: 'none' },
  '@print': { display: 'none' },
});

export const play = css('header-banner-play', {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$4',
  color: '$onNight',
  fontWeight: '$semibold',
  backgroundImage:
    'radial-gradient(120% 120% at 100% 110%, $colors$accent 0 24%, color-mix(in srgb, $colors$accent 54%, $colors$night) 24.3% 42%, color-mix(in srgb, $colors$accent 25%, $colors$night) 42.3% 62%, transparent 62.3%)',
  '--ring': '$colors$focusOnNight',
  '&:focus-visible': { outlineOffset: '-6px', borderRadius: '$xl' },
});

export const playIcon = css('header-banner-play-icon', {
  display: 'grid',
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  borderRadius: '50%',
  backgroundColor: '$canvas',
  color: '$ink',
  transition: 'transform $transitions$steady',
  'summary:hover > &': { transform: 'scale(1.06)' },
});

/** The version for this screen width. A player that is not displayed is not loaded. */
export const player = css('header-banner-player', {
  width: '100%',
  height: '100%',
  variants: {
    from: {
      mobile: {},
      tablet: { display: 'none', '@sm': { display: 'block' } },
      desktop: { display: 'none', '@md': { display: 'block' } },
    },
    until: {
      tablet: { '@sm': { display: 'none' } },
      desktop: { '@md': { display: 'none' } },
    },
  },
});
