import type { ReactNode } from 'react';
import { band, bandTitle } from './band.styles.ts';
import type { VariantsOf } from './css.ts';
import { container } from './layout.styles.ts';

interface BandProps {
  readonly title?: string | undefined;
  readonly surface?: VariantsOf<typeof band>['surface'];
  readonly width?: VariantsOf<typeof container>['width'];
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
