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

/** Turns beside the label of a button while it works. */
export const spinner = css({
  flex: 'none',
  width: '1.1em',
  height: '1.1em',
  border: '2.5px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  '@lively': { animation: `${spin} 800ms linear infinite` },
});
