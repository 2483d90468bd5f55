import { css } from '../../theme/stitches.ts';

export const stepper = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 6rem) auto',
  justifyContent: 'start',
  gap: '$2',
});

/** Beside `control`: the number in the middle. With buttons beside it, the browser's own arrows are one too many. */
export const number = css({
  paddingInline: '0.25rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media (scripting: enabled)': {
    '-moz-appearance': 'textfield',
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});

/** One fewer or one more. Without JavaScript the browser's own arrows do it. */
export const step = css({
  display: 'grid',
  placeContent: 'center',
  // With very large text the number keeps some room.
  width: 'min(3.25rem, 22vw)',
  minHeight: '3.25rem',
  padding: 0,
  border: '1.5px solid $lineStrong',
  borderRadius: '$md',
  backgroundColor: '$canvas',
  color: '$ink',
  transition: 'border-color $transitions$quick, background-color $transitions$quick',
  // No wait for a double tap.
  touchAction: 'manipulation',
  '@hover': { '&:hover:not(:disabled)': { borderColor: '$ink', backgroundColor: '$paper' } },
  '&:focus-visible': { borderRadius: '$md' },
  '&:disabled, &[aria-disabled="true"]': {
    borderColor: '$line',
    backgroundColor: '$mist',
    color: '$inkFaint',
    cursor: 'not-allowed',
  },
  '@forced': {
    borderColor: 'ButtonBorder',
    '&:disabled, &[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' },
  },
  '@media (scripting: none)': { display: 'none' },
  '@print': { display: 'none' },
});
