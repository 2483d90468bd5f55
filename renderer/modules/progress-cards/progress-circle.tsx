import type { ReactNode } from 'react';
import type { Image } from '#schemas';
import { Picture } from '../../host/pictures/picture.tsx';
import { css, keyframes } from '../../theme/css.ts';

interface ProgressCircleProps {
  /** Percentage; everything from 100 is a full circle. */
  readonly percent: number;
  readonly icon?: Image | undefined;
  /** The progress in words. */
  readonly children: ReactNode;
}

/** Radius in a drawing of 100 by 100. */
const radius = 46;

/** A circle that fills to a percentage when it comes into view (see `page/browser/start-in-view.ts`). */
export function ProgressCircle({ percent, icon, children }: ProgressCircleProps) {
  const shown = Math.min(Math.max(percent, 0), 100);
  const place = { cx: 50, cy: 50, r: radius };
  return (
    <div className={circle()} data-starts-in-view="" data-script="start-in-view">
      <svg className={ring()} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={track()} {...place} />
        <circle
          className={share({ complete: shown === 100 })}
          {...place}
          pathLength={100}
          strokeDasharray={`${shown} 100`}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span className={center()}>
        {icon && <Picture image={{ ...icon, alt: '' }} className={iconClass()} />}
        {children}
      </span>
    </div>
  );
}

/** A percentage in words: at most one decimal, and never rounded up to 100. */
export function percentText(percent: number, language: string): string {
  const tenths = Math.floor(percent * 10) / 10;
  return (tenths / 100).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });
}

/** Time in which a circle fills. */
const fillTime = '3s';

/** From empty to the share that the circle's own attribute gives. */
const fill = keyframes('fill', { from: { strokeDasharray: '0 100' } });

const circle = css('progress-circle-circle', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '9.5rem',
  height: '9.5rem',
  '& > *': { gridArea: '1 / 1' },
});

const ring = css('progress-circle-ring', {
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeWidth: 8,
});

const track = css('progress-circle-track', { stroke: '$mist', '@forced': { stroke: 'GrayText' } });

const share = css('progress-circle-share', {
  stroke: '$accent',
  animation: `${fill} ${fillTime} cubic-bezier(0.3, 0, 0.1, 1) backwards`,
  // Until the circle is in view.
  '[data-waiting] > * > &': { animation: 'none', strokeDasharray: '0 100' },
  '@forced': { stroke: 'Highlight' },
  '@print': { animation: 'none !important' },
  variants: { complete: { true: { stroke: '$success', '@forced': { stroke: 'Highlight' } } } },
});

const center = css('progress-circle-center', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$1',
  fontSize: '$xl',
  fontWeight: '$semibold',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

const iconClass = css('progress-circle-icon', { width: '2.5rem', height: '2.5rem', objectFit: 'contain' });
