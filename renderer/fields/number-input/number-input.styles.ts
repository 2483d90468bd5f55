import { css } from '../../theme/stitches.ts';

/** The number between what stands before and after it. Both go below it where there is no room. */
export const amount = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2' });

/** Beside `control`: the number itself. */
export const number = css({
  flex: '0 1 11rem',
  width: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

export const beside = css({ color: '$inkSoft', fontWeight: '$medium' });
