import { css } from '../../theme/css.ts';

export const head = css('book-a-call-head', { maxWidth: '$reading', marginBottom: '$5' });

export const title = css('book-a-call-title', { fontSize: '$2xl' });

export const description = css('book-a-call-description', {
  marginTop: '$3',
  color: '$inkSoft',
  fontSize: '$lg',
});

/** As high as the calendar, so that nothing moves when it comes. */
export const calendar = css('book-a-call-calendar', {
  minHeight: '16rem',
  padding: '$5',
  border: '1px solid $colors$line',
  borderRadius: '$lg',
  backgroundColor: '$canvas',
  '@sm': { minHeight: '14rem', padding: '$6' },
});
