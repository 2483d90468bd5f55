import { css } from '../theme/stitches.ts';

/** The questions on the left, as wide as answers are long; on the right what stands beside them. */
const twoColumns = {
  gridTemplateColumns: 'minmax(0, $sizes$reading) min(22rem, 36%)',
  justifyContent: 'space-between',
  columnGap: 'clamp(2rem, 4vw, 4.5rem)',
  alignItems: 'start',
  '& > nav': { gridColumn: '1 / -1' },
} as const;

/** Cards that are compared need all the width; whatever stands above and below them then ends where they end. */
const comparesCards = '&:has([data-wide="cards"])';

/**
 * What a step shows. Every step has the same columns: the summary, or where there is none what is said of keeping, stands
 * beside the questions. A form with a heading at its side has no room for that.
 */
export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  '@print': { display: 'block' },
  '& > nav': { order: -2 },
  '& > aside': { order: -1 },
  '& > :not(nav, aside)': { minWidth: 0, maxWidth: '$reading' },
  variants: {
    beside: {
      false: {
        [comparesCards]: { '& > :not(nav, aside)': { maxWidth: 'none' } },
        '@md': {
          '&:has(> [data-note]):not(:has([data-wide="cards"]), [data-headed] *)': twoColumns,
        },
      },
      true: {
        '@narrow': { [comparesCards]: { '& > :not(nav, aside)': { maxWidth: 'none' } } },
        '@md': {
          ...twoColumns,
          // The questions stand beside the summary that comes before them.
          gridAutoFlow: 'dense',
          '& > aside': { gridColumn: 2 },
        },
      },
    },
  },
});

export const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '$5',
  '@print': { display: 'block' },
  // A question is no longer than it reads well, though cards below it may take all the width.
  '& > fieldset > :not([data-wide])': { maxWidth: '$reading' },
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
