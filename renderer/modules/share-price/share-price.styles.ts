import { css } from '../../theme/css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { translucent } from '../../theme/translucent.ts';

export const performance = css('share-price-performance', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
});

// The quote and the highs and lows.
export const panel = css('share-price-panel', {
  display: 'grid',
  gap: '$6',
  '@md': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: 'clamp(2rem, 4vw, 4rem)' },
});

export const heading = css('share-price-heading', {
  marginBottom: '$4',
  fontSize: '$lg',
  fontWeight: '$semibold',
});

export const quote = css('share-price-quote', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: '$4 $5',
});

export const row = css('share-price-row', {
  display: 'grid',
  alignContent: 'start',
  paddingTop: '$3',
  borderTop: '1px solid $line',
});

export const label = css('share-price-label', { color: '$inkSoft', fontSize: '$sm' });

export const figure = css('share-price-figure', {
  fontSize: '$lg',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '$snug',
});

export const move = css('share-price-move', {
  display: 'inline-block',
  color: '$inkSoft',
  fontSize: '$sm',
  fontWeight: '$semibold',
  variants: { direction: { up: { color: '$success' }, down: { color: '$danger' } } },
});

export const time = css('share-price-time', { marginTop: '$4', color: '$inkSoft', fontSize: '$sm' });

export const summary = css('share-price-summary', {
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
export const skeletons = css('share-price-skeletons', { '@unscripted': { display: 'none' } });

export const skeleton = css('share-price-skeleton', {
  width: '6rem',
  maxWidth: '80%',
  height: 'calc($fontSizes$lg * $lineHeights$snug)',
  borderRadius: '$sm',
  backgroundColor: '$mist',
  '@forced': { border: '1px solid GrayText' },
});

export const unscriptedFailure = css('share-price-unscripted-failure', {
  display: 'none',
  '@unscripted': { display: 'block' },
});

export const failure = css('share-price-failure', {
  padding: '$5',
  border: '1px solid $line',
  borderRadius: '$md',
  backgroundColor: '$mist',
});

export const failureTitle = css('share-price-failure-title', {
  marginBottom: '$2',
  fontSize: '$lg',
  fontWeight: '$semibold',
});

// The choice of what the charts show.
export const periodForm = css('share-price-period-form', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '$4 $5',
});

export const periodChoice = css('share-price-period-choice', {
  display: 'grid',
  gap: '$2',
  minWidth: 'min(12rem, 100%)',
});

export const periodLabel = css('share-price-period-label', { fontSize: '$sm', fontWeight: '$semibold' });

export const periodBox = css('share-price-period-box', { position: 'relative', display: 'grid' });

export const periodList = css('share-price-period-list', {
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

export const periodArrow = css('share-price-period-arrow', {
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.625rem)',
  insetInlineEnd: '1rem',
  width: '1.25rem',
  height: '1.25rem',
  pointerEvents: 'none',
});

export const showPeriod = css('share-price-show-period', {
  display: 'none',
  '@unscripted': { display: 'inline-flex' },
});

export const indexChoice = css('share-price-index-choice', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '3.25rem',
  fontWeight: '$medium',
  cursor: 'pointer',
  '@unscripted': { display: 'none' },
});

export const indexBox = css('share-price-index-box', {
  width: '1.375rem',
  height: '1.375rem',
  flexShrink: 0,
  accentColor: '$colors$ink',
  '&:focus-visible': focusRing,
});

// The charts.
export const chartsArea = css('share-price-charts-area', {
  display: 'grid',
  gap: '$6',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@unscripted': { display: 'none' },
});

export const plot = css('share-price-plot', { minWidth: 0 });

/** Holds the place of a chart, whose size never changes. */
export const chartSpace = css('share-price-chart-space', {
  position: 'relative',
  width: '100%',
  aspectRatio: '1.9',
  borderRadius: '$md',
  '&:empty': { backgroundColor: '$mist' },
});

export const chart = css('share-price-chart', {
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

export const chartLegend = css('share-price-chart-legend', {
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

export const chartLegendKey = css('share-price-chart-legend-key', {
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

// The table of the figures.
export const figures = css('share-price-figures', { borderBlock: '1px solid $line' });

export const figuresOpener = css('share-price-figures-opener', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '$target',
  fontWeight: '$semibold',
});

export const figuresSign = css('share-price-figures-sign', {
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  'details[open] > summary > &': { rotate: '45deg' },
});

export const figuresBox = css('share-price-figures-box', {
  maxHeight: '28rem',
  marginBottom: '$4',
  overflow: 'auto',
  '&:focus-visible': focusRing,
  '@print': { maxHeight: 'none' },
});

export const figuresTable = css('share-price-figures-table', {
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
export const source = css('share-price-source', {
  display: 'grid',
  gap: '$3',
  justifyItems: 'start',
  color: '$inkSoft',
  fontSize: '$sm',
});

export const links = css('share-price-links', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $5',
  listStyle: 'none',
});

export const note = css('share-price-note', { maxWidth: '$reading', fontSize: '$xs' });

export const explanationOpener = css('share-price-explanation-opener', {
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

export const explanationWindow = css('share-price-explanation-window', {
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

export const explanationTitle = css('share-price-explanation-title', {
  marginBottom: '$3',
  fontSize: '$xl',
  fontWeight: '$semibold',
});

export const explanationEnd = css('share-price-explanation-end', {
  display: 'flex',
  justifyContent: 'flex-end',
  marginTop: '$5',
});

export const paragraph = css('share-price-paragraph', {
  lineHeight: '$text',
  textWrap: 'pretty',
  '& + &': { marginTop: '$3' },
});
