import { css } from '../../theme/css.ts';

/** Place of a button among the questions, and of its spinner. */
export const pressPlace = css('button-press-place', {
  display: 'flex',
  flexWrap: 'wrap',
  marginBlockEnd: '$5',
  '@print': { display: 'none' },
  variants: {
    tone: {
      primary: {},
      secondary: {},
      // Aligned with the text around it, and close to other links.
      link: { marginBlockEnd: '$2', marginInlineStart: '-0.25rem' },
    },
  },
});

export const press = css('button-press', { position: 'relative' });
