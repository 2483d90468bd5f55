import { css } from '../../theme/css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { invalidControl } from './invalid-control.ts';

/** A box to type in or to choose from. */
export const control = css('control', {
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: '3.25rem',
  padding: '0.8rem 1rem',
  border: '1.5px solid $lineStrong',
  borderRadius: '$md',
  backgroundColor: '$canvas',
  color: '$ink',
  // Under 16 px a phone zooms in when the control is focused.
  fontSize: 'max(1rem, $fontSizes$md)',
  lineHeight: '$snug',
  transition:
    'border-color $transitions$quick, box-shadow $transitions$quick, background-color $transitions$quick',
  appearance: 'none',
  '&::placeholder': { color: '$inkFaint', opacity: 1 },
  '@hover': { '&:hover:not(:disabled)': { borderColor: '$ink' } },
  '&:focus, &:focus-visible': { ...focusRing, borderRadius: '$md', borderColor: '$ink' },
  '&[aria-invalid="true"]': invalidControl,
  '&:disabled': {
    borderColor: '$line',
    backgroundColor: '$mist',
    color: '$inkSoft',
    cursor: 'not-allowed',
    // Safari draws disabled text pale.
    '-webkit-text-fill-color': '$colors$inkSoft',
    opacity: 1,
  },
  '@forced': {
    borderColor: 'ButtonBorder',
    '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
  },
  '@print': { minHeight: '2rem', boxShadow: 'none' },
  variants: {
    kind: {
      /** Several lines: grows with what is typed. */
      area: {
        minHeight: '7.5rem',
        maxHeight: '32rem',
        lineHeight: 1.5,
        resize: 'vertical',
        fieldSizing: 'content',
      },
      /** A list that opens; its arrow is drawn over it. */
      list: {
        paddingInlineEnd: '3rem',
        textOverflow: 'ellipsis',
        cursor: 'pointer',
        '&:has(option[value=""]:checked)': { color: '$inkSoft' },
        '& option': { color: '$ink', backgroundColor: '$canvas' },
      },
    },
  },
});

/** Holds a list and its arrow. */
export const listBox = css('control-list-box', { position: 'relative', display: 'grid', minWidth: 0 });

export const listArrow = css('control-list-arrow', {
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: '1rem',
  width: '1.25rem',
  height: '1.25rem',
  marginBlockStart: '-0.625rem',
  color: '$ink',
  pointerEvents: 'none',
});
