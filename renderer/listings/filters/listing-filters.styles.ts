import { css } from '../../theme/css.ts';

/** Asked only on pages that have filters, so that no other page is restyled for it: docs/decisions/083. */
const whileOpen = ':root:has(&:popover-open)';
const whileFiltersAreOpen = '&:has(~ [data-filters]:popover-open)';
const hasAnchors = '@supports (top: anchor(bottom))';

/**
 * Opens the filters where they do not fit beside the list, and closes them: it is between the header and the
 * open filters. Where a browser knows no anchors, the header has its usual height.
 */
export const opener = css('listing-filters-opener', {
  anchorName: '--filters-opener',
  '@narrow': {
    // Whatever else is hidden: the focus returns to it at the moment when the filters close.
    visibility: 'visible',
    [whileFiltersAreOpen]: {
      position: 'fixed',
      top: 'calc($sizes$header + $space$2)',
      insetInlineStart: '$space$gutter',
    },
    [hasAnchors]: {
      [whileFiltersAreOpen]: { top: 'calc(anchor(--site-header bottom) + $space$2)' },
    },
  },
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$target',
  padding: '0.5rem 1.25rem',
  border: '1.5px solid $colors$lineStrong',
  borderRadius: '$pill',
  backgroundColor: '$canvas',
  color: '$ink',
  fontWeight: '$semibold',
  '& > svg': { width: '1.25rem', height: '1.25rem' },
  '&:focus-visible': { borderRadius: '$pill' },
  '@md': { display: 'none' },
  '@print': { display: 'none' },
});

export const count = css('listing-filters-count', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  height: '1.5rem',
  paddingInline: '0.35rem',
  borderRadius: '$pill',
  backgroundColor: '$ink',
  color: '$onNight',
  fontSize: '$xs',
  lineHeight: 1,
});

/**
 * Wide: a column. Narrow: a popover below the header, which is pinned to the top meanwhile. All else is hidden, so that
 * the focus never moves behind the popover.
 */
export const panel = css('listing-filters-panel', {
  '@narrow': {
    '&[popover]': {
      position: 'fixed',
      inset: 'calc($sizes$header + $sizes$target + 2 * $space$2) 0 0 0',
      width: 'auto',
      height: 'auto',
      maxHeight: 'none',
      margin: 0,
      padding: '$5 $gutter',
      border: 0,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      backgroundColor: '$canvas',
      color: '$ink',
    },
    [hasAnchors]: { '&[popover]': { top: 'calc(anchor(--filters-opener bottom) + $space$2)' } },
    [whileOpen]: { overflow: 'hidden' },
    [`${whileOpen} body:has(&)`]: { visibility: 'hidden' },
    [`${whileOpen} &`]: { visibility: 'visible' },
    '[data-site-header]:has(~ * &:popover-open)': {
      visibility: 'visible',
      position: 'fixed',
      inset: '0 0 auto',
      transform: 'none',
    },
  },
  '@md': {
    '&[popover]': {
      display: 'block',
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      padding: 0,
      border: 0,
      overflow: 'visible',
      backgroundColor: 'transparent',
      color: 'inherit',
    },
  },
  '@print': { '&[popover]': { display: 'none' } },
});

export const form = css('listing-filters-form', { display: 'grid', gap: '$5' });

export const head = css('listing-filters-head', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$4',
});

export const title = css('listing-filters-title', { fontSize: '$lg' });

export const dates = css('listing-filters-dates', {
  display: 'grid',
  gap: '$4',
  '@narrow': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))' },
});

export const group = css('listing-filters-group', { '& > legend': { marginBottom: '$2' } });

export const label = css('listing-filters-label', {
  display: 'block',
  marginBottom: '$1',
  fontSize: '$sm',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});

export const choices = css('listing-filters-choices', {
  display: 'grid',
  listStyle: 'none',
  '@narrow': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
});

export const choice = css('listing-filters-choice', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '2.75rem',
  lineHeight: '$snug',
  cursor: 'pointer',
  '@hover': { '&:hover': { color: '$accentText' } },
});

export const checkbox = css('listing-filters-checkbox', {
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  accentColor: '$colors$ink',
  cursor: 'pointer',
});

export const actions = css('listing-filters-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  '@narrow': {
    position: 'sticky',
    bottom: 'calc(-1 * $space$5)',
    marginInline: '-$space$gutter',
    padding: '$4 $gutter',
    borderTop: '1px solid $colors$line',
    backgroundColor: '$canvas',
  },
});

/** Where a script applies each change at once, nothing is left to press. */
export const apply = css('listing-filters-apply', { ':root[data-live-regions] &': { display: 'none' } });

export const close = css('listing-filters-close', { '@md': { display: 'none' } });
