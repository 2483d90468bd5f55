import { css } from '../../theme/stitches.ts';

export const head = css({ maxWidth: '$reading', marginBottom: '$5' });

export const title = css({ fontSize: '$2xl' });

export const description = css({ marginTop: '$3', color: '$inkSoft', fontSize: '$lg' });

/** As high as the calendar, so that nothing moves when it comes. */
export const calendar = css({
  minHeight: '16rem',
  padding: '$5',
  border: '1px solid $colors$line',
  borderRadius: '$lg',
  backgroundColor: '$canvas',
  '@sm': { minHeight: '14rem', padding: '$6' },
});
