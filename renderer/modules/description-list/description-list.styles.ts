import { css } from '../../theme/css.ts';

export const list = css('description-list-list', { maxWidth: '60rem', borderTop: '1px solid $colors$line' });

/** The term is beside its description where both fit. */
export const item = css('description-list-item', {
  display: 'grid',
  gap: '$1 $6',
  paddingBlock: '$4',
  borderBottom: '1px solid $colors$line',
  '@sm': { gridTemplateColumns: 'minmax(10rem, 1fr) minmax(0, 2fr)', alignItems: 'baseline' },
  '@print': { breakInside: 'avoid' },
});

export const term = css('description-list-term', { fontWeight: '$semibold', lineHeight: '$snug' });

export const description = css('description-list-description', {
  color: '$inkSoft',
  '& a': { fontWeight: '$medium' },
});
