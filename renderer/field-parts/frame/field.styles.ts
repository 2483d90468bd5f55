import { css, keyframes } from '../../theme/stitches.ts';

const appear = keyframes({ from: { visibility: 'hidden' } });

/**
 * One question: its label, hint, control and the room for its message. The room is there before the message is,
 * so nothing moves when one appears; it is also the gap to the next question.
 */
export const field = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '$2',
  textAlign: 'start',
  breakInside: 'avoid',
});

export const label = css({
  display: 'block',
  fontSize: '$md',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  color: '$ink',
  letterSpacing: '-0.01em',
  // Over choices that take all the width it stands as a heading does.
  '[data-wide] > &': { fontSize: '$lg' },
});

/** Says that an answer is not needed. */
export const optional = css({ color: '$inkSoft', fontWeight: '$regular' });

export const hint = css({
  maxWidth: '60ch',
  marginBlock: '-0.25rem 0.125rem',
  fontSize: '$sm',
  lineHeight: 1.45,
  color: '$inkSoft',
});

/** The room for a message: two lines on a narrow screen, one on a wide one. */
export const message = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.4rem',
  marginBlockStart: '-0.125rem',
  minHeight: 'calc(2lh + $space$2)',
  paddingBlockEnd: '$2',
  fontSize: '$sm',
  fontWeight: '$medium',
  lineHeight: 1.35,
  color: '$danger',
  '@sm': { minHeight: 'calc(1lh + $space$4)', paddingBlockEnd: '$3' },
  // A message comes with a page of its own.
  '@unscripted': { minHeight: 0, paddingBlockEnd: '$5' },
  '@print': { minHeight: 0 },
  // Under a statement to tick no room is kept: several of them are one list.
  'label:has(> [type=checkbox]) ~ &:not(:has(svg))': { minHeight: 0, paddingBlockEnd: '$2' },
});

/** In the room for a message: what is under way. It shows only once somebody would begin to wonder. */
export const working = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  color: '$inkSoft',
  '&:not(:empty)': { animation: `${appear} 1ms 300ms backwards` },
});

export const messageIcon = css({
  flex: 'none',
  width: '1.15em',
  height: '1.15em',
  marginBlockStart: '0.1em',
});

/** A fieldset stands like any other question; browsers lay legends out on their own terms, so it is no grid. */
export const group = css({
  minWidth: 0,
  border: 0,
  margin: 0,
  padding: 0,
  '& > legend': { float: 'left', width: '100%', marginBlockEnd: '$2' },
  '& > legend + *': { clear: 'both' },
});

/**
 * Holds the fields of a form: its width, not that of the window, says how many cards stand side by side. It stands outside of every
 * fieldset: within one, Chromium 156 now and then gives no boxes to what a container query lays out.
 */
export const fieldRoom = css({ containerType: 'inline-size', minWidth: 0 });
