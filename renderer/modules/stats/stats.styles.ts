import { css } from '../../theme/css.ts';
import { evenRowsOfWords } from '../../theme/even-rows.ts';

export const stats = css('stats', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6 $7',
  ...evenRowsOfWords,
});

export const item = css('stats-item', {
  display: 'flex',
  flexDirection: 'column',
  paddingTop: '$5',
  borderTop: '3px solid $colors$accent',
});

/** The number is above its label, though read after it. */
export const stat = css('stats-stat', {
  order: -1,
  fontSize: '$3xl',
  fontWeight: '$semibold',
  lineHeight: '$tight',
  letterSpacing: '$tight',
  fontVariantNumeric: 'tabular-nums',
});

export const description = css('stats-description', { marginTop: '$3', color: '$inkSoft' });
