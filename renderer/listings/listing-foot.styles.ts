import { css } from '../theme/stitches.ts';

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4 $5',
  marginTop: '$6',
});

export const status = css({ color: '$inkSoft' });

export const noMatches = css({ paddingBlock: '$6', color: '$inkSoft' });

export const noMatchesTitle = css({
  marginBottom: '$2',
  fontSize: '$xl',
  fontWeight: '$semibold',
  lineHeight: '$heading',
  color: '$ink',
});
