import { focusRing } from '../../theme/focus-ring.ts';
import { css } from '../../theme/stitches.ts';
import { translucent } from '../../theme/translucent.ts';

export const performance = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$6' });

// The quote and the highs and lows.
export const panel = css({
  display: 'grid',
  gap: '$6',
  '@md': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: 'clamp(2rem, 4vw, 4rem)' },
});

export const heading = css({ marginBottom: '$4', fontSize: '$lg', fontWeight: '$semibold' });

export const quote = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: '$4 $5',
});

export const row = css({
  display: 'grid',
  alignContent: 'start',
  paddingTop: '$3',
  borderTop: '1px solid $line',
});

export const label = css({ color: '$inkSoft', fontSize: '$sm' });

export const figure = css({
  fontSize: '$lg',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '$snug',
});

export const move = css({
  display: 'inline-block',
  color: '$inkSoft',
  fontSize: '$sm',
  fontWeight: '$semibold',
  variants: { direction: { up: { color: '$success' }, down: { color: '$danger' } } },
});

export const time = css({ marginTop: '$4', color: '$inkSoft', fontSize: '$sm' });

export const summary = css({
  alignSelf: 'start',
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '$3 0', borderBottom: '1px solid $line', textAlign: 'end' },
  '& tr > :first-child': { textAlign: 'start', paddingInlineEnd: '$3' },
  '& thead th': { color: '$inkSoft', fontSize: '$sm', fontWeight: '$medium' },
  '& tbody th': { fontWeight: '$semibold' },
});

// While the quote is loaded, and when it could not be.
export const skeletons = css({ '@unscripted': { display: 'none' } });

export const skeleton = css({
  width: '6rem',
  maxWidth: '80%',
  height: 'calc($fontSizes$lg * $lineHeights$snug)',
  borderRadius: '$sm',
  backgroundColor: '$mist',
  '@forced': { border: '1px solid GrayText' },
});

export const unscriptedFailure = css({ display: 'none', '@unscripted': { display: 'block' } });

export const failure = css({
  padding: '$5',
  border: '1px solid $line',
  borderRadius: '$md',
  backgroundColor: '$mist',
});

export const failureTitle = css({ marginBottom: '$2', fontSize: '$lg', fontWeight: '$semibold' });

// The choice of what the charts show.
export const periodForm = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '$4 $5',
});

export const periodChoice = css({ display: 'grid', gap: '$2', minWidth: 'min(12rem, 100%)' });

export const periodLabel = css({ fontSize: '$sm', fontWeight: '$semibold' });

export const periodBox = css({ position: 'relative', display: 'grid' });

export const periodList = css({
  minHeight: '3.25rem',
  padding: '0.8rem 3rem 0.8rem 1rem',
  border: '1.5px solid $lineStrong',
  borderRadius: '$md',
  backgroundColor: '$canvas',
  color: '$ink',
  // Under 16 px a phone zooms in when the control is focused.
  fontSize: 'max(1rem, $fontSizes$md)',
  appearance: 'none',
  cursor: 'pointer',
  '&:hover': { borderColor: '$ink' },
  '&:focus-visible': focusRing,
});

export const periodArrow = css({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.625rem)',
  insetInlineEnd: '1rem',
  width: '1.25rem',
  height: '1.25rem',
  pointerEvents: 'none',
});

export const showPeriod = css({ display: 'none', '@unscripted': { display: 'inline-flex' } });

export const indexChoice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '3.25rem',
  fontWeight: '$medium',
  cursor: 'pointer',
  '@unscripted': { display: 'none' },
});

export const indexBox = css({
  width: '1.375rem',
  height: '1.375rem',
  flexShrink: 0,
  accentColor: '$colors$ink',
  '&:focus-visible': focusRing,
});

// The charts.
export const chartsArea = css({
  display: 'grid',
  gap: '$6',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@unscripted': { display: 'none' },
});

export const plot = css({ minWidth: 0 });

/** Holds the place of a chart, whose size never changes. */
export const chartSpace = css({
  position: 'relative',
  width: '100%',
  aspectRatio: '1.9',
  borderRadius: '$md',
  '&:empty': { backgroundColor: '$mist' },
});

export const chart = css({
  '--chart-price': '$colors$accentText',
  '--chart-index': '$colors$info',
  '--chart-text': '$colors$inkSoft',
  '--chart-line': '$colors$line',
  position: 'absolute',
  inset: 0,
  '& .apexcharts-tooltip': {
    border: '1px solid $line',
    borderRadius: '$sm',
    backgroundColor: '$canvas',
    color: '$ink',
    boxShadow: '$mid',
  },
  '& .apexcharts-tooltip .apexcharts-tooltip-title': {
    borderBottom: '1px solid $line',
    backgroundColor: '$mist',
  },
  '@forced': {
    '--chart-price': 'CanvasText',
    '--chart-index': 'LinkText',
    '--chart-text': 'CanvasText',
    '--chart-line': 'GrayText',
  },
});

export const chartLegend = css({
  position: 'absolute',
  zIndex: '$raised',
  insetBlockStart: '-1.5rem',
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  color: '$inkSoft',
  fontSize: '$xs',
});

export const chartLegendKey = css({
  width: '1.25rem',
  marginInlineStart: '$3',
  borderTop: '2px solid $accentText',
  variants: {
    of: {
      price: {},
      index: { borderTopStyle: 'dashed', borderTopColor: '$info' },
    },
  },
});

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

export const rangeSlider = css({
  '& legend': { marginBottom: '$2', fontSize: '$sm', fontWeight: '$semibold' },
  '@unscripted': { display: 'none' },
  '@print': { display: 'none' },
});

/** `--from` and `--to` are the places of the thumbs, from 0 to 1. */
export const rangeTrack = css({
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

export const rangeFill = css({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.1875rem)',
  insetInlineStart: 'calc(0.875rem + (100% - 1.75rem) * var(--from, 0))',
  insetInlineEnd: 'calc(0.875rem + (100% - 1.75rem) * (1 - var(--to, 1)))',
  height: '0.375rem',
  backgroundColor: '$ink',
  '@forced': { backgroundColor: 'Highlight' },
});

/** Two sliders lie over each other: only their thumbs take the pointer. */
export const rangeThumb = css({
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

export const rangeText = css({ color: '$inkSoft', fontSize: '$sm' });

// The table of the figures.
export const figures = css({ borderBlock: '1px solid $line' });

export const figuresOpener = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '$target',
  fontWeight: '$semibold',
});

export const figuresSign = css({
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  'details[open] > summary > &': { rotate: '45deg' },
});

export const figuresBox = css({
  maxHeight: '28rem',
  marginBottom: '$4',
  overflow: 'auto',
  '&:focus-visible': focusRing,
  '@print': { maxHeight: 'none' },
});

export const figuresTable = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '$2 $2', borderBottom: '1px solid $line', textAlign: 'end' },
  '& tr > :first-child': { paddingInlineStart: 0, textAlign: 'start', fontWeight: '$medium' },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    backgroundColor: '$canvas',
    color: '$inkSoft',
    fontWeight: '$medium',
  },
});

// Labels of the figures.
export const source = css({
  display: 'grid',
  gap: '$3',
  justifyItems: 'start',
  color: '$inkSoft',
  fontSize: '$sm',
});

export const links = css({ display: 'flex', flexWrap: 'wrap', gap: '$2 $5', listStyle: 'none' });

export const note = css({ maxWidth: '$reading', fontSize: '$xs' });

export const explanationOpener = css({
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: '$accentText',
  fontWeight: '$semibold',
  textAlign: 'start',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.25em',
  '&:hover': { textDecorationStyle: 'solid' },
  '@print': { display: 'none' },
});

export const explanationWindow = css({
  width: 'min(36rem, 100vw - 2 * $space$4)',
  maxHeight: 'calc(100dvh - 2 * $space$4)',
  margin: 'auto',
  padding: '$6',
  border: 0,
  borderRadius: '$lg',
  backgroundColor: '$canvas',
  color: '$ink',
  boxShadow: '$high',
  fontSize: '$md',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&::backdrop': { backgroundColor: translucent('ink', 55) },
  '@forced': { border: '2px solid CanvasText' },
});

export const explanationTitle = css({ marginBottom: '$3', fontSize: '$xl', fontWeight: '$semibold' });

export const explanationEnd = css({ display: 'flex', justifyContent: 'flex-end', marginTop: '$5' });

export const paragraph = css({ lineHeight: '$text', textWrap: 'pretty', '& + &': { marginTop: '$3' } });
