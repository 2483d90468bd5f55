import { css } from '../../theme/stitches.ts';

/** Holds a button among the questions, and its spinner. */
export const pressPlace = css({
  display: 'flex',
  flexWrap: 'wrap',
  marginBlockEnd: '$5',
  '@print': { display: 'none' },
});

export const press = css({ position: 'relative' });
