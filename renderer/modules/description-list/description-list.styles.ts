import { css } from '../../theme/stitches.ts';

export const list = css({ maxWidth: '60rem', borderTop: '1px solid $colors$line' });

/** The term is beside its description where both fit. */
export const item = css({
  display: 'grid',
  gap: '$1 $6',
  paddingBlock: '$4',
  borderBottom: '1px solid $colors$line',
  '@sm': { gridTemplateColumns: 'minmax(10rem, 1fr) minmax(0, 2fr)', alignItems: 'baseline' },
  '@print': { breakInside: 'avoid' },
});

export const term = css({ fontWeight: '$semibold', lineHeight: '$snug' });

export const description = css({ color: '$inkSoft', '& a': { fontWeight: '$medium' } });
