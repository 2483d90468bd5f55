import { css } from '../theme/css.ts';

export const cards = css('article-cards-cards', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  listStyle: 'none',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': { scrollMarginTop: 'calc($sizes$header + $space$4)' },
  '& > li:focus': { outlineOffset: '4px' },
  variants: {
    columns: {
      'beside-filters': { '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      all: { '@md': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
});

/** The whole card is a target of the link in its title. */
export const card = css('article-cards-card', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: '1px solid $colors$line',
  borderRadius: '$lg',
  backgroundColor: '$canvas',
  transition: 'box-shadow $transitions$quick',
  '@hover': { '&:hover': { boxShadow: '$mid' } },
  '@print': { breakInside: 'avoid' },
});

export const picture = css('article-cards-picture', {
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  backgroundColor: '$mist',
});

export const body = css('article-cards-body', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '$2',
  padding: '$5',
});

export const title = css('article-cards-title', {
  fontSize: '$lg',
  lineHeight: '$snug',
  '& > a': { color: '$ink', textDecoration: 'none' },
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& > a:hover': { textDecoration: 'underline' },
});

export const meta = css('article-cards-meta', {
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$3',
  fontSize: '$sm',
  color: '$inkSoft',
  '& > span': { fontWeight: '$semibold', color: '$accentText' },
});

export const description = css('article-cards-description', { color: '$inkSoft' });

export const topics = css('article-cards-topics', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  marginTop: 'auto',
  paddingTop: '$3',
  listStyle: 'none',
});

export const topic = css('article-cards-topic', {
  position: 'relative',
  zIndex: '$raised',
  display: 'inline-block',
  paddingBlock: '0.2rem',
  fontSize: '$sm',
});
