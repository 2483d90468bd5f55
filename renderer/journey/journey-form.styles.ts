import { css } from '../theme/css.ts';

/** The questions on the left, as wide as answers are long; the summary or note on the right. */
const twoColumns = {
  gridTemplateColumns: 'minmax(0, $sizes$reading) min(22rem, 36%)',
  justifyContent: 'space-between',
  columnGap: 'clamp(2rem, 4vw, 4.5rem)',
  alignItems: 'start',
} as const;

/** Cards to compare need the whole width; the elements above and below them then have the same width. */
const widthBesideCards = { '&:has([data-wide="cards"])': { '--step-reading': 'none' } } as const;

/**
 * Layout of a step. Every step has the same columns: the questions, and beside them the summary or else the
 * note on keeping answers. A form with a heading at its side has no room for that.
 */
export const form = css('journey-form-form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  '@print': { display: 'block' },
  '& > nav': { order: -2, gridColumn: '1 / -1' },
  '& > aside': { order: -1 },
  '& > :not(nav, aside)': { minWidth: 0, maxWidth: 'var(--step-reading, $sizes$reading)' },
  variants: {
    columns: {
      one: {
        ...widthBesideCards,
        '@md': {
          '&:has(> [data-note]):not(:has([data-wide="cards"]), [data-headed] *)': twoColumns,
        },
      },
      two: {
        '@narrow': widthBesideCards,
        '@md': {
          ...twoColumns,
          // The questions are beside the summary, although it comes first in the document.
          gridAutoFlow: 'dense',
          '& > aside': { gridColumn: 2 },
        },
      },
    },
    // The browser shows the questions before it has read the chips that belong above them: their row is kept free.
    chips: {
      true: {
        '@narrow': {
          gridTemplateRows: 'minmax(2.75rem, auto)',
          '& > nav': { gridRow: 1 },
          '& > div': { gridRow: 2 },
          '& > [data-note]': { gridRow: 3 },
        },
      },
    },
  },
});

export const body = css('journey-form-body', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '$5',
  '@print': { display: 'block' },
  // A question keeps a readable width, even if cards below it fill the whole width.
  '& > fieldset > :not([data-wide])': { maxWidth: '$reading' },
});

export const heading = css('journey-form-heading', { fontSize: '$2xl', fontWeight: '$bold', color: '$ink' });

/** The fieldset of the questions, which can disable all of them at once. */
export const questions = css('journey-form-questions', { minWidth: 0, border: 0, margin: 0, padding: 0 });

/** Close to the question above it. */
export const update = css('journey-form-update', { marginBlockStart: '-$3', marginBlockEnd: '$5' });

/**
 * With `button`. When it is the target of the page's fragment, it is in the middle of the window: the answer
 * above it, what follows below.
 */
export const updateButton = css('journey-form-update-button', { '&:target': { scrollMarginTop: '40vh' } });

export const actions = css('journey-form-actions', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  '@sm': { flexDirection: 'row', alignItems: 'center' },
  '@print': { display: 'none' },
});

/** With `button`: contains the spinner. */
export const sender = css('journey-form-sender', {
  position: 'relative',
  // Also while answers are missing, a press does something.
  '&[aria-disabled="true"]': { cursor: 'pointer' },
  '&[aria-busy="true"]': {
    borderColor: '$accentLine',
    backgroundColor: '$accentLine',
    color: '$onAccent',
    cursor: 'progress',
  },
});
