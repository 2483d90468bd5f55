import type { ReactNode } from 'react';
import type { Image } from '#schemas';
import { Picture } from '../../host/pictures/picture.tsx';
import { center, circle, icon as iconClass, ring, share, track } from './progress-circle.styles.ts';

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
export function percentText(percent: number): string {
  const tenths = Math.floor(percent * 10) / 10;
  return `${tenths}%`;
}
