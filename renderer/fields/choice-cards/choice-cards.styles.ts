import { invalidControl } from '../../field-parts/control/invalid-control.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { drawnFoldSign } from '../../theme/fold-sign.ts';
import { css } from '../../theme/stitches.ts';

const roomForOne = '@container (max-width: 33.98rem)';
const roomForTwo = '@container (min-width: 34rem)';
const roomForTwoOnly = '@container (min-width: 34rem) and (max-width: 39.98rem)';
const roomForThree = '@container (min-width: 40rem)';
const roomForTwoOrThree = '@container (min-width: 34rem) and (max-width: 61.98rem)';
const roomForFour = '@container (min-width: 62rem)';
const roomForUpToFour = '@container (min-width: 40rem) and (max-width: 71.98rem)';
const roomForFive = '@container (min-width: 72rem)';

/** A selector of each place that a card with a tab can have. */
function each(selector: (place: number) => string): string {
  return [1, 2, 3, 4, 5, 6, 7, 8].map(selector).join(', ');
}

export const cardRoom = css({ paddingBlockStart: '$2' });

/** The tab of the chosen card says so while another card is looked at. */
const chosenTab = {
  [each((place) => `&:has(+ div > :nth-child(${place}) :checked) > :nth-child(${place})::before`)]: {
    content: '"✓" / ""',
    marginInlineEnd: '$space$2',
  },
};

/** Tabs of the cards, for where only one of these fits. */
export const tabs = css({
  display: 'none',
  flexWrap: 'wrap',
  gap: '$2',
  marginBlockEnd: '$4',
  [roomForOne]: { display: 'flex' },
  ...chosenTab,
  '@print': { display: 'none' },
});

export const tab = css({
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

export const tabRadio = css({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

/** Only the card whose tab is on is there. */
const tabbed = {
  [each((place) => `div:has([data-tab="${place}"]:checked) + & > :not(:nth-child(${place}))`)]: {
    display: 'none',
  },
};

/** The parts of a card, and under them a row that takes what is opened in one of the cards, so that the others stay as they are. */
const partsOfCard = 7;
const partsOfRow = partsOfCard + 1;

/** Cards so many in a row: each row of cards has the same rows of parts. */
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

/** Two in a row; the last of an odd number has a row of its own, over all the width. */
const oddLast = { ...columns(2), '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } };

/** Three in a row, and what is left over in rows of two, so that every row ends where the others do. */
const threesAndTwos = {
  ...inRowsOf(3),
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '& > *': { gridColumn: 'span 2' },
  '&:has(> :nth-child(3n + 2):last-child) > :nth-last-child(-n + 2)': { gridColumn: 'span 3' },
  '&:has(> :nth-child(3n + 1):last-child) > :nth-last-child(-n + 4)': { gridColumn: 'span 3' },
  '&:has(> :nth-child(7):last-child) > :nth-child(n + 6)': { gridRowStart: 2 * partsOfRow + 1 },
};

export const cards = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '$4',
  [roomForOne]: tabbed,
  variants: {
    count: {
      one: { maxWidth: '26rem' },
      two: { [roomForTwo]: columns(2) },
      three: { [roomForTwoOnly]: oddLast, [roomForThree]: columns(3) },
      four: { [roomForTwoOrThree]: columns(2), [roomForFour]: columns(4) },
      five: { [roomForTwoOnly]: oddLast, [roomForUpToFour]: threesAndTwos, [roomForFive]: columns(5) },
      many: { [roomForTwoOnly]: oddLast, [roomForThree]: threesAndTwos },
    },
  },
});

/**
 * One choice. Its parts are rows that all cards side by side share, so that like stands beside like; where there is
 * nothing to say, its row takes no room.
 */
export const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: `auto / span ${partsOfCard}`,
  minWidth: 0,
  // Between rows of cards; a gap of the grid would stand between the parts of a card as well.
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
  // What else a card holds has a ring of its own.
  '&:has(input:focus-visible)': focusRing,
  'fieldset[aria-invalid="true"] &:not(:has(:checked, :disabled))': invalidControl,
  '&:has(:disabled)': { borderColor: '$line', backgroundColor: '$mist', boxShadow: 'none' },
  // What is opened in a card reaches into the row under the parts, and what the card does follows it there.
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

/** A row of a card: room under it only when there is something in it. */
export const part = css({ minWidth: 0, '&:not(:empty)': { paddingBlockEnd: '$3' } });

/** The picture, over the title or, where one card takes all the width, before it. */
export const picturePart = css({
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

/** On the edge of the card, where it takes no room from what is compared. */
export const badge = css({
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

/** The whole card takes the tap. What the card looks like says whether it is chosen. */
export const radio = css({
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

export const title = css({ fontSize: '$lg', fontWeight: '$semibold', letterSpacing: '$heading' });

export const subtitle = css({ marginBlockStart: '0.2rem', fontWeight: '$medium' });

/** Both pictures of a card in one place; which is seen, the card says that is chosen or is not. */
export const pictures = css({
  display: 'grid',
  flex: 'none',

  '& > *': { gridArea: '1 / 1' },
});

export const picture = css({
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

export const description = css({ color: '$inkSoft', fontSize: '$sm', lineHeight: 1.5 });

export const features = css({
  display: 'grid',
  gap: '$2',
  padding: 0,
  listStyle: 'none',
  fontSize: '$sm',
});

export const feature = css({
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

/** In the middle of the first line of words. */
export const featureMark = css({
  flex: 'none',
  width: '1.1rem',
  height: '1.1rem',
  marginBlockStart: 'calc((1lh - 1.1rem) / 2)',
  variants: { alone: { true: { marginBlockStart: 0 } } },
});

export const alerts = css({ display: 'grid', gap: '$2' });

/** Stands over the card's own tap. */
export const link = css({
  position: 'relative',
  zIndex: '$raised',
  display: 'inline-block',
  paddingBlock: '0.25rem',
  fontSize: '$sm',
  fontWeight: '$medium',
  'div + &': { marginBlockStart: '$2' },
});

/** Stands over the card's own tap, like a link. */
export const details = css({
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

/** Under the cards: what there is to read of all of them. */
export const sharedLink = css({ display: 'inline-block', paddingBlock: '0.6rem', fontWeight: '$medium' });

/** What a card says that it does. */
export const action = css({
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

/** Takes a choice back where there is no JavaScript. */
export const noChoice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$target',
});
