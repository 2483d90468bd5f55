import { css } from '../../theme/css.ts';

export const article = css('article', { paddingBlock: '$5 $section' });

export const breadcrumb = css('article-breadcrumb', {
  marginBottom: '$5',
  '& li[aria-current]': { color: '$inkSoft' },
  '@print': { display: 'none' },
});

export const head = css('article-head', { display: 'grid', gap: '$4', marginBottom: '$6' });

export const title = css('article-title', { fontSize: '$3xl', letterSpacing: '$tight' });

export const lead = css('article-lead', { fontSize: '$lg', color: '$inkSoft' });

export const meta = css('article-meta', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  fontSize: '$sm',
  color: '$inkSoft',
});

export const tag = css('article-tag', { fontWeight: '$semibold', color: '$accentText' });

export const picture = css('article-picture', {
  width: '100%',
  marginBottom: '$6',
  borderRadius: '$lg',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
});

/** Holds the picture and who made it. */
export const figure = css('article-figure', {
  marginBottom: '$6',
  '& > :first-child': { marginBottom: '$2' },
});

export const credit = css('article-credit', { fontSize: '$xs', color: '$inkSoft' });

export const listTitle = css('article-list-title', { marginTop: '$7', marginBottom: '$4', fontSize: '$xl' });

export const descriptions = css('article-descriptions', {
  marginTop: '$6',
  borderTop: '1px solid $colors$line',
  'h2 + &': { marginTop: 0 },
  '& > div': {
    display: 'grid',
    gap: '$1 $5',
    paddingBlock: '$4',
    borderBottom: '1px solid $colors$line',
    '@sm': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  },
  '& dt': { fontWeight: '$semibold' },
});

export const topics = css('article-topics', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $5',
  marginTop: '$7',
  paddingTop: '$4',
  borderTop: '1px solid $colors$line',
  listStyle: 'none',
});
