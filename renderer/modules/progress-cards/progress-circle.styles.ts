import { css, keyframes } from '../../theme/stitches.ts';

/** Time in which a circle fills. */
const fillTime = '3s';

/** From empty to the share that the circle's own attribute gives. */
const fill = keyframes({ from: { strokeDasharray: '0 100' } });

export const circle = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '9.5rem',
  height: '9.5rem',
  '& > *': { gridArea: '1 / 1' },
});

export const ring = css({ width: '100%', height: '100%', fill: 'none', strokeWidth: 8 });

export const track = css({ stroke: '$mist', '@forced': { stroke: 'GrayText' } });

export const share = css({
  stroke: '$accent',
  animation: `${fill} ${fillTime} cubic-bezier(0.3, 0, 0.1, 1) backwards`,
  // Until the circle is in view.
  '[data-waiting] > * > &': { animation: 'none', strokeDasharray: '0 100' },
  '@forced': { stroke: 'Highlight' },
  '@print': { animation: 'none !important' },
  variants: { isComplete: { true: { stroke: '$success', '@forced': { stroke: 'Highlight' } } } },
});

export const center = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$1',
  fontSize: '$xl',
  fontWeight: '$semibold',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

export const icon = css({ width: '2.5rem', height: '2.5rem', objectFit: 'contain' });
