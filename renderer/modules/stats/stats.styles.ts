import { evenRowsOfWords } from '../../theme/even-rows.ts';
import { css } from '../../theme/stitches.ts';

export const stats = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6 $7',
  ...evenRowsOfWords,
});

export const item = css({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: '$5',
  borderTop: '3px solid $colors$accent',
});

/** The number is above its label, though read after it. */
export const stat = css({
  order: -1,
  fontSize: '$3xl',
  fontWeight: '$semibold',
  lineHeight: '$tight',
  letterSpacing: '$tight',
  fontVariantNumeric: 'tabular-nums',
});

export const description = css({ marginTop: '$3', color: '$inkSoft' });
