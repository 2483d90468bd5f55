import { css } from '../theme/stitches.ts';

/** What a step shows. Where there is a summary and room for it, it stands beside the questions. */
export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  '@print': { display: 'block' },
  '& > nav': { order: -2 },
  '& > aside': { order: -1 },
  variants: {
    beside: {
      // What is said beside the questions takes the place of a summary; not where choices need all the width.
      false: {
        '@md': {
          '&:has(> [data-note]):not(:has([data-wide]))': {
            gridTemplateColumns: 'minmax(0, $sizes$reading) minmax(0, 22rem)',
            justifyContent: 'space-between',
            columnGap: 'clamp(2rem, 4vw, 4.5rem)',
            alignItems: 'start',
            '& > nav': { gridColumn: '1 / -1' },
          },
        },
      },
      true: {
        '@md': {
          // Text may be set so large that the summary must not have the width it asks for.
          gridTemplateColumns: 'minmax(0, 1fr) min(22rem, 36%)',
          columnGap: 'clamp(2rem, 4vw, 4.5rem)',
          alignItems: 'start',
          // The questions stand beside the summary that comes before them.
          gridAutoFlow: 'dense',
          '& > nav': { gridColumn: '1 / -1' },
          '& > aside': { gridColumn: 2 },
        },
      },
    },
  },
});

/** As wide as answers are long; what compares takes all the room there is. */
export const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '$5',
  minWidth: 0,
  '@print': { display: 'block' },
  '& > *, & > fieldset > *': { maxWidth: '$reading' },
  '& > fieldset, & > fieldset > [data-wide]': { maxWidth: 'none' },
});

export const heading = css({ fontSize: '$2xl', fontWeight: '$bold', color: '$ink' });

/** Holds the questions, so that all of them can be disabled at once. */
export const questions = css({ minWidth: 0, border: 0, margin: 0, padding: 0 });

/** Close to the question before it. */
export const update = css({ marginBlockStart: '-$3', marginBlockEnd: '$5' });

/** Beside `button`. Come back to, it stands in the middle: above it the answer, below it what follows. */
export const updateButton = css({ '&:target': { scrollMarginTop: '40vh' } });

export const actions = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  '@sm': { flexDirection: 'row', alignItems: 'center' },
  '@print': { display: 'none' },
});

/** Beside `button`: holds the spinner. */
export const sender = css({
  position: 'relative',
  // It is out of use only while something is on its way.
  '&:disabled, &[aria-disabled="true"]': {
    borderColor: '$accentLine',
    backgroundColor: '$accentLine',
    color: '$onAccent',
    cursor: 'progress',
  },
});
