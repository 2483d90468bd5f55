import { css } from '../../theme/css.ts';

/** The boxes side by side; they wrap only where text is very large. */
export const boxes = css('date-input-boxes', { display: 'flex', flexWrap: 'wrap', gap: '$3' });

/** A box below its name. */
export const box = css('date-input-box', {
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

/** With `control`: the digits of one box. */
export const digits = css('date-input-digits', { fontVariantNumeric: 'tabular-nums' });
