import { evenRowsOfWords } from '../../theme/even-rows.ts';
import { css } from '../../theme/stitches.ts';

export const cards = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  listStyle: 'none',
  ...evenRowsOfWords,
});

export const card = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$3',
  textAlign: 'center',
  '@print': { breakInside: 'avoid' },
});

export const title = css({ marginTop: '$3', fontSize: '$lg', lineHeight: '$snug' });

export const description = css({ maxWidth: '26rem', color: '$inkSoft' });
