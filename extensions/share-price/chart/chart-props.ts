import type { FigureRow } from '../figures/series.ts';
import type { Shown } from '../shown.ts';

export interface ChartProps extends Shown {
  readonly rows: readonly FigureRow[];
  /** Whether the index is laid over the price. */
  readonly hasIndex: boolean;
}
