import { css } from '../../theme/stitches.ts';

export const form = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
});

export const field = css({ flex: '1 1 16rem', minWidth: 0 });

export const count = css({ marginTop: '$6', color: '$inkSoft', fontSize: '$sm' });

export const resultsTitle = css({ marginTop: '$1', marginBottom: '$4', fontSize: '$xl' });

export const hits = css({ marginBottom: '$6', listStyle: 'none', borderTop: '1px solid $colors$line' });

export const hit = css({
  paddingBlock: '$5',
  borderBottom: '1px solid $colors$line',
  '@print': { breakInside: 'avoid' },
});

export const hitTitle = css({
  fontSize: '$lg',
  '& a': { color: '$ink', textDecoration: 'none' },
  '& a:hover': { color: '$accentText', textDecoration: 'underline' },
});

export const hitPath = css({
  marginTop: '$1',
  color: '$inkFaint',
  fontSize: '$xs',
  overflowWrap: 'anywhere',
});

export const snippet = css({ marginTop: '$2', color: '$inkSoft' });

export const match = css({
  backgroundColor: '$accentSoft',
  color: '$ink',
  fontWeight: '$semibold',
  '@forced': { backgroundColor: 'Mark', color: 'MarkText' },
});

export const nothing = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '$5',
  marginTop: '$6',
  padding: '$6',
  borderRadius: '$lg',
  backgroundColor: '$mist',
});

export const nothingTitle = css({ marginBottom: '$2', fontSize: '$xl' });
