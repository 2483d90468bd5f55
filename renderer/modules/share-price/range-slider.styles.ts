import { css } from '../../theme/css.ts';
import { focusRing } from '../../theme/focus-ring.ts';

// The slider over the days of the period.
const thumb = {
  appearance: 'none',
  width: '1.75rem',
  height: '1.75rem',
  border: '2px solid $colors$canvas',
  borderRadius: '50%',
  backgroundColor: '$ink',
  boxShadow: '$low',
  cursor: 'grab',
  pointerEvents: 'auto',
} as const;

export const rangeSlider = css('share-price-range-slider', {
  '& legend': { marginBottom: '$2', fontSize: '$sm', fontWeight: '$semibold' },
  '@unscripted': { display: 'none' },
  '@print': { display: 'none' },
});

/** `--from` and `--to` are the places of the thumbs, from 0 to 1. */
export const rangeTrack = css('share-price-range-track', {
  position: 'relative',
  height: '$target',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(50% - 0.1875rem)',
    height: '0.375rem',
    borderRadius: '$pill',
    backgroundColor: '$line',
    '@forced': { border: '1px solid CanvasText' },
  },
});

export const rangeFill = css('share-price-range-fill', {
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.1875rem)',
  insetInlineStart: 'calc(0.875rem + (100% - 1.75rem) * var(--from, 0))',
  insetInlineEnd: 'calc(0.875rem + (100% - 1.75rem) * (1 - var(--to, 1)))',
  height: '0.375rem',
  backgroundColor: '$ink',
  '@forced': { backgroundColor: 'Highlight' },
});

/** Two sliders lie over each other: only their thumbs take the pointer. */
export const rangeThumb = css('share-price-range-thumb', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  backgroundColor: 'transparent',
  pointerEvents: 'none',
  '&::-webkit-slider-runnable-track': { appearance: 'none', backgroundColor: 'transparent' },
  '&::-moz-range-track': { backgroundColor: 'transparent' },
  '&::-webkit-slider-thumb': { ...thumb, '-webkit-appearance': 'none' },
  '&::-moz-range-thumb': thumb,
  '&:focus': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': focusRing,
  '&:focus-visible::-moz-range-thumb': focusRing,
  '@forced': {
    '&::-webkit-slider-thumb': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
    '&::-moz-range-thumb': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
  },
  variants: {
    end: { first: {}, 'first-on-top': { zIndex: '$raised' }, last: {} },
  },
});

export const rangeText = css('share-price-range-text', { color: '$inkSoft', fontSize: '$sm' });
