import type { ReactNode } from 'react';
import { type BandVariants, band, bandTitle } from './band.classes.ts';
import { type ContainerVariants, container } from './layout.classes.ts';

interface BandProps {
  readonly title?: string | undefined;
  readonly surface?: BandVariants['surface'];
  readonly width?: ContainerVariants['width'];
  /** Whether it introduces the next band. */
  readonly leading?: boolean;
  readonly children: ReactNode;
}

/** A band of the page, with the heading of its module. */
export function Band({ title, surface = 'canvas', width, leading = false, children }: BandProps) {
  return (
    <section className={band({ surface, leading })}>
      <div className={container({ width })}>
        {title && <h2 className={bandTitle()}>{title}</h2>}
        {children}
      </div>
    </section>
  );
}
