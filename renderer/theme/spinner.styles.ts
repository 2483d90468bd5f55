import { css, keyframes } from './css.ts';

const spin = keyframes('spin', { to: { transform: 'rotate(1turn)' } });

/**
 * Spins while work is in progress; as large as the surrounding text. A ring, or the loading sign of the theme, which
 * sets the three properties.
 */
export const spinner = css('spinner', {
  display: 'inline-block',
  flex: 'none',
  width: '1em',
  height: '1em',
  border: 'var(--loading-ring, 2px) solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  background: 'var(--loading-surface, none)',
  mask: 'var(--loading-shape, none)',
  '@lively': { animation: `${spin} 800ms linear infinite` },
  variants: {
    /** At the end of a button, in space that is always reserved. */
    place: {
      end: { position: 'absolute', insetInlineEnd: '0.5rem', insetBlockStart: 'calc(50% - 0.5em)' },
    },
  },
});
