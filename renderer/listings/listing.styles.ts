import { css } from '../theme/css.ts';

/** A list with its filters: beside it on a wide screen, above it on a narrow one. */
export const besideFilters = css('listing-beside-filters', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  '@md': {
    gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)',
    columnGap: 'clamp(2.5rem, 4vw, 4.5rem)',
    alignItems: 'start',
  },
});

export const more = css('listing-more', { marginTop: '$5' });
