import { css, keyframes } from '../../theme/css.ts';

/** Time in which a circle fills. */
const fillTime = '3s';

/** From empty to the share that the circle's own attribute gives. */
const fill = keyframes('fill', { from: { strokeDasharray: '0 100' } });

export const circle = css('progress-circle-circle', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '9.5rem',
  height: '9.5rem',
  '& > *': { gridArea: '1 / 1' },
});

export const ring = css('progress-circle-ring', {
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeWidth: 8,
});

export const track = css('progress-circle-track', { stroke: '$mist', '@forced': { stroke: 'GrayText' } });

export const share = css('progress-circle-share', {
  stroke: '$accent',
  animation: `${fill} ${fillTime} cubic-bezier(0.3, 0, 0.1, 1) backwards`,
  // Until the circle is in view.
  '[data-waiting] > * > &': { animation: 'none', strokeDasharray: '0 100' },
  '@forced': { stroke: 'Highlight' },
  '@print': { animation: 'none !important' },
  variants: { complete: { true: { stroke: '$success', '@forced': { stroke: 'Highlight' } } } },
});

export const center = css('progress-circle-center', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$1',
  fontSize: '$xl',
  fontWeight: '$semibold',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

export const icon = css('progress-circle-icon', { width: '2.5rem', height: '2.5rem', objectFit: 'contain' });
