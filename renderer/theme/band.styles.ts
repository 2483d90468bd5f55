import { css } from './css.ts';

/** Two bands on the same surface share the space between them. */
const joined = { '& + &': { paddingTop: 0 } };

/** Bright bands show the background behind them where there is one (`--band`). */
function surfaceOf(color: 'canvas' | 'paper' | 'mist'): string {
  return `var(--band, $colors$${color})`;
}

/** A band of the page: vertical space and a background. */
export const band = css('band', {
  position: 'relative',
  paddingBlock: '$section',
  '@print': { paddingBlock: '$4', backgroundColor: 'transparent !important', color: 'black !important' },
  variants: {
    surface: {
      canvas: { backgroundColor: surfaceOf('canvas'), ...joined },
      paper: { backgroundColor: surfaceOf('paper'), ...joined },
      mist: { backgroundColor: surfaceOf('mist'), ...joined },
      night: { backgroundColor: '$night', color: '$onNight', '--ring': '$colors$focusOnNight', ...joined },
    },
    // A band that introduces the next one.
    leading: { true: { paddingBottom: '$6' } },
  },
});

export const bandTitle = css('band-band-title', {
  maxWidth: '44rem',
  marginBottom: 'clamp(1.5rem, 1.1rem + 1.6vw, 2.75rem)',
  fontSize: '$2xl',
  fontWeight: '$semibold',
  letterSpacing: '$heading',
});
