import { css } from '../../theme/css.ts';

/** As a module of its own it keeps to the columns of the page; in a banner it is a line under the text. */
export const badgePlace = css('share-price-badge-badge-place', {
  marginTop: '$5',
  'main > [data-region] > &': {
    maxWidth: 'calc($sizes$content + 2 * $space$gutter)',
    marginInline: 'auto',
    paddingInline: '$gutter',
    paddingBlockEnd: '$5',
  },
});

export const badge = css('share-price-badge-badge', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '$1 $3',
  padding: '$2 $4',
  border: '1px solid $line',
  borderRadius: '$md',
  backgroundColor: '$canvas',
  color: '$ink',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  variants: {
    link: { true: { minHeight: '2.75rem', alignItems: 'center', '&:hover': { borderColor: '$ink' } } },
  },
});

export const badgeLabel = css('share-price-badge-badge-label', { color: '$inkSoft', fontSize: '$sm' });

export const badgePrice = css('share-price-badge-badge-price', { fontWeight: '$semibold' });

export const badgeMove = css('share-price-badge-badge-move', {
  color: '$inkSoft',
  fontSize: '$sm',
  fontWeight: '$semibold',
  variants: { direction: { up: { color: '$success' }, down: { color: '$danger' } } },
});
