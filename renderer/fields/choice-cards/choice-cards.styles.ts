import { invalidControl } from '../../field-parts/control/invalid-control.ts';
import { css } from '../../theme/css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { drawnFoldSign } from '../../theme/fold-sign.ts';

const roomForOne = '@container (max-width: 33.98rem)';
const roomForTwo = '@container (min-width: 34rem)';
const roomForTwoOnly = '@container (min-width: 34rem) and (max-width: 39.98rem)';
const roomForThree = '@container (min-width: 40rem)';
const roomForTwoOrThree = '@container (min-width: 34rem) and (max-width: 61.98rem)';
const roomForFour = '@container (min-width: 62rem)';
const roomForUpToFour = '@container (min-width: 40rem) and (max-width: 71.98rem)';
const roomForFive = '@container (min-width: 72rem)';

/** A selector for every position of a card that has a tab. */
function each(selector: (place: number) => string): string {
  return [1, 2, 3, 4, 5, 6, 7, 8].map(selector).join(', ');
}

export const cardRoom = css('choice-cards-card-room', { paddingBlockStart: '$2' });

/** Tabs of the cards, shown where only one card fits. */
export const tabs = css('choice-cards-tabs', {
  display: 'none',
  flexWrap: 'wrap',
  gap: '$2',
  marginBlockEnd: '$4',
  [roomForOne]: { display: 'flex' },
  // Marks the tab of the chosen card while another card is shown.
  [each((place) => `&:has(+ div > :nth-child(${place}) :checked) > :nth-child(${place})::before`)]: {
    content: '"✓" / ""',
    marginInlineEnd: '$space$2',
  },
  '@print': { display: 'none' },
});

export const tab = css('choice-cards-tab', {
  position: 'relative',
  flex: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '2.75rem',
  padding: '0.4rem 0.9rem',
  border: '1.5px solid $lineStrong',
  borderRadius: '$pill',
  fontSize: '$sm',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: '$ink', backgroundColor: '$ink', color: '$onNight' },
  '&:has(:focus-visible)': focusRing,
  '@forced': { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '3px' } },
});

export const tabRadio = css('choice-cards-tab-radio', {
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/**
 * Rows of a card, and below them one for the open details, so that opening one card leaves the others
 * unchanged.
 */
const partsOfCard = 7;
const partsOfRow = partsOfCard + 1;

/** Cards with the given number in a row. All cards of a row share the same rows of parts. */
function inRowsOf(count: 2 | 3 | 4 | 5) {
  const begins = [0, 1, 2, 3].map((row) => [
    `& > :nth-child(n + ${row * count + 1})`,
    { gridRowStart: row * partsOfRow + 1 },
  ]);
  return {
    gridAutoRows: `${'auto '.repeat(partsOfCard)}1fr`,
    ...Object.fromEntries(begins),
  };
}

function columns(count: 2 | 3 | 4 | 5) {
  return { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, ...inRowsOf(count) };
}

/** Two in a row; the last of an odd number fills a row of its own. */
function oddLast() {
  return { ...columns(2), '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } };
}

/** Three in a row and the rest in rows of two, so that every row has the same width. */
function threesAndTwos() {
  return {
    ...inRowsOf(3),
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 2' },
    '&:has(> :nth-child(3n + 2):last-child) > :nth-last-child(-n + 2)': { gridColumn: 'span 3' },
    '&:has(> :nth-child(3n + 1):last-child) > :nth-last-child(-n + 4)': { gridColumn: 'span 3' },
    '&:has(> :nth-child(7):last-child) > :nth-child(n + 6)': { gridRowStart: 2 * partsOfRow + 1 },
  };
}

export const cards = css('choice-cards-cards', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '$4',
  [roomForOne]: {
    // Only the card of the selected tab is shown.
    [each((place) => `div:has([data-tab="${place}"]:checked) + & > :not(:nth-child(${place}))`)]: {
      display: 'none',
    },
  },
  variants: {
    count: {
      one: { maxWidth: '26rem' },
      two: { [roomForTwo]: columns(2) },
      three: { [roomForTwoOnly]: oddLast(), [roomForThree]: columns(3) },
      four: { [roomForTwoOrThree]: columns(2), [roomForFour]: columns(4) },
      five: { [roomForTwoOnly]: oddLast(), [roomForUpToFour]: threesAndTwos(), [roomForFive]: columns(5) },
      many: { [roomForTwoOnly]: oddLast(), [roomForThree]: threesAndTwos() },
    },
  },
});

/**
 * One choice. Cards side by side share the rows of their parts (subgrid), so that the same parts align. An
 * empty part takes no space.
 */
export const card = css('choice-cards-card', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: `auto / span ${partsOfCard}`,
  minWidth: 0,
  // A margin between rows of cards: a grid gap would also separate the parts of a card.
  marginBlockEnd: '$4',
  padding: '$4',
  border: '1.5px solid $lineStrong',
  borderRadius: '$lg',
  backgroundColor: '$canvas',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  transition:
    'border-color $transitions$quick, background-color $transitions$quick, box-shadow $transitions$quick',
  '@hover': { '&:hover:not(:has(:disabled, :checked))': { borderColor: '$ink', boxShadow: '$mid' } },
  '&:has(:checked)': {
    borderColor: '$accentText',
    backgroundColor: '$accentSoft',
    boxShadow: 'inset 0 0 0 1px $colors$accentText',
  },
  // Other controls in a card have a focus ring of their own.
  '&:has(input:focus-visible)': focusRing,
  'fieldset[aria-invalid="true"] &:not(:has(:checked, :disabled))': invalidControl,
  '&:has(:disabled)': { borderColor: '$line', backgroundColor: '$mist', boxShadow: 'none' },
  // Open details extend into the row below the parts, and the action moves there with them.
  '&:has(details[open])': {
    gridRowEnd: `span ${partsOfRow}`,
    '& > *': { gridColumn: 1 },
    '& > :nth-last-child(2)': {
      gridRow: `${partsOfCard - 1} / span 3`,
      paddingBlockEnd: 'calc($sizes$target + $space$3)',
    },
    '& > :last-child': { gridRow: partsOfRow },
  },
  '@forced': {
    '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '3px' },
    '&:has(:disabled)': { borderColor: 'GrayText' },
  },
});

/** One part of a card; the space below it disappears with its content. */
export const part = css('choice-cards-part', { minWidth: 0, '&:not(:empty)': { paddingBlockEnd: '$3' } });

/** The picture: above the title, or beside it where one card fills the whole width. */
export const picturePart = css('choice-cards-picture-part', {
  minWidth: 0,
  '&:has(img)': { paddingBlockEnd: '$2' },
  [roomForOne]: {
    '&:has(img)': { paddingBlockEnd: 0 },
    '& > :has(img)': { position: 'absolute', insetBlockStart: '$space$4', insetInlineStart: '$space$4' },
    '&:has(img) + div': {
      display: 'grid',
      alignContent: 'center',
      minHeight: '3.75rem',
      paddingInlineStart: '3.75rem',
    },
  },
});

/** On the edge of the card, where it takes no space from the compared parts. */
export const badge = css('choice-cards-badge', {
  position: 'absolute',
  insetBlockStart: '-0.85rem',
  insetInlineEnd: '$space$4',
  padding: '0.2rem 0.7rem',
  borderRadius: '$pill',
  backgroundColor: '$ink',
  color: '$onNight',
  fontSize: '$xs',
  fontWeight: '$semibold',
  '@forced': { border: '1px solid CanvasText' },
});

/**
 * Covers the whole card, so that it can be tapped anywhere. The look of the card shows whether it is chosen.
 */
export const radio = css('choice-cards-radio', {
  position: 'absolute',
  inset: 0,
  zIndex: '$raised',
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '&:disabled': { cursor: 'not-allowed' },
});

export const title = css('choice-cards-title', {
  fontSize: '$lg',
  fontWeight: '$semibold',
  letterSpacing: '$heading',
});

export const subtitle = css('choice-cards-subtitle', { marginBlockStart: '0.2rem', fontWeight: '$medium' });

/** Both pictures of a card in one place: one for a chosen card, one for any other. */
export const pictures = css('choice-cards-pictures', {
  display: 'grid',
  flex: 'none',

  '& > *': { gridArea: '1 / 1' },
});

export const picture = css('choice-cards-picture', {
  width: '3rem',
  height: '3rem',
  objectFit: 'contain',
  variants: {
    until: {
      ever: {},
      open: { ':not(:has(> div > :checked)) > div > span > &': { visibility: 'hidden' } },
      chosen: { ':has(> div > :checked) > div > span > &': { visibility: 'hidden' } },
    },
  },
});

export const description = css('choice-cards-description', {
  color: '$inkSoft',
  fontSize: '$sm',
  lineHeight: 1.5,
});

export const features = css('choice-cards-features', {
  display: 'grid',
  gap: '$2',
  padding: 0,
  listStyle: 'none',
  fontSize: '$sm',
});

export const feature = css('choice-cards-feature', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$2',
  variants: {
    kind: {
      discount: { fontWeight: '$semibold', color: '$success' },
      credit: { fontWeight: '$semibold', color: '$accentText' },
      plain: {},
    },
  },
});

/** Centred on the first line of text. */
export const featureMark = css('choice-cards-feature-mark', {
  flex: 'none',
  width: '1.1rem',
  height: '1.1rem',
  marginBlockStart: 'calc((1lh - 1.1rem) / 2)',
  variants: { alone: { true: { marginBlockStart: 0 } } },
});

export const alerts = css('choice-cards-alerts', { display: 'grid', gap: '$2' });

/** Above the radio button that covers the card. */
export const link = css('choice-cards-link', {
  position: 'relative',
  zIndex: '$raised',
  display: 'inline-block',
  paddingBlock: '0.25rem',
  fontSize: '$sm',
  fontWeight: '$medium',
  'div + &': { marginBlockStart: '$2' },
});

/** Above the radio button that covers the card, like a link. */
export const details = css('choice-cards-details', {
  position: 'relative',
  zIndex: '$raised',
  fontSize: '$sm',
  'div + &': { marginBlockStart: '$2' },
  '& + *': { marginBlockStart: '$2' },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '$2',
    width: 'fit-content',
    paddingBlock: '0.35rem',
    fontWeight: '$medium',
    '@hover': { '&:hover': { color: '$accentText' } },
    '&::after': drawnFoldSign,
  },
  '&[open] > summary::after': { transform: 'rotate(45deg)' },
  '&[open] > *': { marginBlockEnd: '$2' },
});

/** Link below the cards that concerns all of them. */
export const sharedLink = css('choice-cards-shared-link', {
  display: 'inline-block',
  paddingBlock: '0.6rem',
  fontWeight: '$medium',
});

/** The label of the card's action. */
export const action = css('choice-cards-action', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  alignSelf: 'end',
  minHeight: '$target',
  padding: '0.6rem 1rem',
  border: '2px solid $ink',
  borderRadius: '$pill',
  fontWeight: '$semibold',
  textAlign: 'center',
  '& > [data-when="chosen"]': { display: 'none' },
  ':has(:checked) > &': {
    borderColor: '$accentText',
    backgroundColor: '$accentText',
    color: '$canvas',
    '& > [data-when="chosen"]': { display: 'inline-flex', alignItems: 'center', gap: '$2' },
    '& > [data-when="open"]': { display: 'none' },
  },
  ':has(:disabled) > &': {
    borderColor: '$line',
    backgroundColor: 'transparent',
    color: '$inkSoft',
  },
  '@forced': { ':has(:disabled) > &': { borderColor: 'GrayText', color: 'GrayText' } },
});

/** Clears the choice where there is no JavaScript. */
export const noChoice = css('choice-cards-no-choice', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$target',
});
