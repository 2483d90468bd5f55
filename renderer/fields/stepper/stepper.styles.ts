import { css } from '../../theme/css.ts';

export const stepper = css('stepper', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 6rem) auto',
  justifyContent: 'start',
  gap: '$2',
});

/** With `control`: the number in the middle. The buttons replace the browser's own arrows. */
export const number = css('stepper-number', {
  paddingInline: '0.25rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media (scripting: enabled)': {
    '-moz-appearance': 'textfield',
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});

/** Button for one fewer or one more. Without JavaScript the browser's own arrows do this. */
export const step = css('stepper-step', {
  display: 'grid',
  placeContent: 'center',
  // With very large text, the number keeps some space.
  width: 'min(3.25rem, 22vw)',
  minHeight: '3.25rem',
  padding: 0,
  border: '1.5px solid $lineStrong',
  borderRadius: '$md',
  backgroundColor: '$canvas',
  color: '$ink',
  transition: 'border-color $transitions$quick, background-color $transitions$quick',
  // Avoids the delay for a double tap.
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
