import { css } from '../theme/css.ts';

export const foot = css('listing-foot-foot', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4 $5',
  marginTop: '$6',
});

export const status = css('listing-foot-status', { color: '$inkSoft' });

export const noMatches = css('listing-foot-no-matches', { paddingBlock: '$6', color: '$inkSoft' });

export const noMatchesTitle = css('listing-foot-no-matches-title', {
  marginBottom: '$2',
  fontSize: '$xl',
  fontWeight: '$semibold',
  lineHeight: '$heading',
  color: '$ink',
});
