import { css } from '../../theme/stitches.ts';

/** The boxes beside each other; below each other only where the letters are very large. */
export const boxes = css({ display: 'flex', flexWrap: 'wrap', gap: '$3' });

/** A box under its name. */
export const box = css({
  display: 'grid',
  gap: '$1',
  fontSize: '$sm',
  variants: {
    digits: {
      two: { width: '4.75rem' },
      four: { width: '6.75rem' },
    },
  },
});

/** Beside `control`: the digits of one box. */
export const digits = css({ fontVariantNumeric: 'tabular-nums' });
