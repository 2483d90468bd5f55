import { css } from '../../theme/css.ts';
import { evenRows } from '../../theme/even-rows.ts';

export const introduction = css('feature-cards-introduction', {
  maxWidth: '40rem',
  marginTop: 'calc(-1 * $space$4)',
  marginBottom: '$6',
  fontSize: '$lg',
  color: '$inkSoft',
});

export const cards = css('feature-cards-cards', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  listStyle: 'none',
  ...evenRows,
  // A card with a row of its own has its picture beside the text.
  '@media (min-width: 601px) and (max-width: 1067.98px)': {
    '& > :last-child:nth-child(odd) > *': { flexDirection: 'row', maxWidth: 'none' },
    '& > :last-child:nth-child(odd) > * > img': { width: '45%', aspectRatio: 'auto' },
  },
});

export const card = css('feature-cards-card', {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  maxWidth: '40rem',
  overflow: 'hidden',
  borderRadius: '$lg',
  backgroundColor: '$canvas',
  boxShadow: '$low',
  '@print': { boxShadow: 'none', border: '1px solid', breakInside: 'avoid' },
});

export const picture = css('feature-cards-picture', {
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
});

export const body = css('feature-cards-body', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '$3',
  padding: 'clamp(1.5rem, 1.2rem + 1vw, 2.25rem)',
});

export const subtitle = css('feature-cards-subtitle', {
  order: -1,
  fontSize: '$sm',
  fontWeight: '$semibold',
  color: '$accentText',
});

export const title = css('feature-cards-title', { fontSize: '$xl', lineHeight: 1.2 });

export const description = css('feature-cards-description', { color: '$inkSoft' });

export const checklist = css('feature-cards-checklist', {
  display: 'grid',
  gap: '$3',
  marginTop: '$2',
  listStyle: 'none',
  '& > li': { display: 'flex', gap: '$3', lineHeight: 1.45 },
});

export const tick = css('feature-cards-tick', {
  flex: 'none',
  padding: '0.2rem',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  backgroundColor: '$successSoft',
  color: '$success',
  strokeWidth: 3,
});

export const call = css('feature-cards-call', { marginTop: 'auto', paddingTop: '$4' });
