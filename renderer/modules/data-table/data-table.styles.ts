import { css } from '../../theme/css.ts';

/** Tables that follow one another are closer than other modules. */
export const tableBand = css('data-table-table-band', {
  paddingBlock: '$5',
  '@print': { paddingBlock: '$3' },
});

/** Follows the tables of rich text; figures are read down their column. */
export const dataTable = css('data-table', {
  '& thead th': { '&&': { whiteSpace: 'normal' }, verticalAlign: 'bottom' },
  '& :is(td, th)': { minWidth: '6.5rem' },
  '& tbody th': { minWidth: '10rem' },
  '& tbody a': { fontWeight: '$medium' },
});

export const figures = css('data-table-figures', { '&&': { textAlign: 'right' } });

export const moment = css('data-table-moment', { whiteSpace: 'nowrap' });

/** Stands in place of the table. */
export const notice = css('data-table-notice', {
  padding: '$5',
  border: '1px solid $colors$line',
  borderRadius: '$md',
  backgroundColor: '$mist',
});

export const noticeName = css('data-table-notice-name', { marginBottom: '$1', fontWeight: '$semibold' });
