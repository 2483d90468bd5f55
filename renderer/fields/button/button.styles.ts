import { css } from '../../theme/stitches.ts';

/** Holds a button among the questions, and its spinner. */
export const pressPlace = css({
  display: 'flex',
  flexWrap: 'wrap',
  marginBlockEnd: '$5',
  '@print': { display: 'none' },
  variants: {
    tone: {
      primary: {},
      secondary: {},
      // In line with the text around it, and close to others of its kind.
      link: { marginBlockEnd: '$2', marginInlineStart: '-0.25rem' },
    },
  },
});

export const press = css({ position: 'relative' });
