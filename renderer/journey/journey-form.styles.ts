import { css, keyframes } from '../theme/stitches.ts';

export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '$5',
  maxWidth: '$form',
});

export const heading = css({ fontSize: '$2xl', fontWeight: '$bold', color: '$ink' });

/** Holds the questions, so that all of them can be disabled at once. */
export const questions = css({ minWidth: 0, border: 0, margin: 0, padding: 0 });

export const actions = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  '@sm': { flexDirection: 'row', alignItems: 'center' },
  '@print': { display: 'none' },
});

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Beside `button`: holds the spinner. */
export const sender = css({ position: 'relative' });

/** Turns at the end of a button while it works, in room that is always there. */
export const spinner = css({
  position: 'absolute',
  insetInlineEnd: '0.5rem',
  insetBlockStart: 'calc(50% - 0.5em)',
  width: '1em',
  height: '1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  '@lively': { animation: `${spin} 800ms linear infinite` },
});
