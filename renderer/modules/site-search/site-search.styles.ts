import { css } from '../../theme/css.ts';

export const form = css('site-search-form', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
});

export const field = css('site-search-field', { flex: '1 1 16rem', minWidth: 0 });

export const count = css('site-search-count', { marginTop: '$6', color: '$inkSoft', fontSize: '$sm' });

export const resultsTitle = css('site-search-results-title', {
  marginTop: '$1',
  marginBottom: '$4',
  fontSize: '$xl',
});

export const hits = css('site-search-hits', {
  marginBottom: '$6',
  listStyle: 'none',
  borderTop: '1px solid $colors$line',
});

export const hit = css('site-search-hit', {
  paddingBlock: '$5',
  borderBottom: '1px solid $colors$line',
  '@print': { breakInside: 'avoid' },
});

export const hitTitle = css('site-search-hit-title', {
  fontSize: '$lg',
  '& a': { color: '$ink', textDecoration: 'none' },
  '& a:hover': { color: '$accentText', textDecoration: 'underline' },
});

export const hitPath = css('site-search-hit-path', {
  marginTop: '$1',
  color: '$inkFaint',
  fontSize: '$xs',
  overflowWrap: 'anywhere',
});

export const snippet = css('site-search-snippet', { marginTop: '$2', color: '$inkSoft' });

export const match = css('site-search-match', {
  backgroundColor: '$accentSoft',
  color: '$ink',
  fontWeight: '$semibold',
  '@forced': { backgroundColor: 'Mark', color: 'MarkText' },
});

export const nothing = css('site-search-nothing', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$5',
  marginTop: '$6',
  padding: '$6',
  borderRadius: '$lg',
  backgroundColor: '$mist',
});

export const nothingTitle = css('site-search-nothing-title', { marginBottom: '$2', fontSize: '$xl' });
