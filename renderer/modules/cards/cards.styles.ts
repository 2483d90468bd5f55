import { css } from '../../theme/css.ts';
import { evenRows } from '../../theme/even-rows.ts';

export const introduction = css('cards-introduction', {
  maxWidth: '40rem',
  marginTop: 'calc(-1 * $space$4)',
  marginBottom: '$6',
  fontSize: '$lg',
  color: '$inkSoft',
});

export const cards = css('cards', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6 $5',
  listStyle: 'none',
  ...evenRows,
});

/** Unlike a feature card it has no surface of its own: the picture carries it. */
export const card = css('cards-card', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$3',
  height: '100%',
  maxWidth: '40rem',
  '@print': { breakInside: 'avoid' },
  variants: {
    // Without a picture, a line on top sets the cards apart.
    plain: { true: { paddingTop: '$5', borderTop: '3px solid $colors$accent' } },
  },
});

export const picture = css('cards-picture', {
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  marginBottom: '$2',
  borderRadius: '$lg',
  borderEndStartRadius: '3rem',
});

export const title = css('cards-title', { fontSize: '$xl', lineHeight: 1.2 });

export const description = css('cards-description', { maxWidth: '34rem', color: '$inkSoft' });

export const call = css('cards-call', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$target',
  marginTop: 'auto',
  fontWeight: '$semibold',
  color: '$accentText',
  textDecorationColor: '$colors$accentLine',
});

export const callIcon = css('cards-call-icon', {
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  transition: 'transform $transitions$steady',
  'a:hover > &': { transform: 'translateX(calc(var(--forward) * 0.25rem))' },
});
