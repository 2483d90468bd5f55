import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import type { FigureRow } from '../figures/series.ts';
import type { Shown } from '../shown.ts';
import type { ChartProps } from './chart-props.ts';

interface ShareChartsProps extends Shown {
  /** Undefined until the figures are here. */
  readonly rows: readonly FigureRow[] | undefined;
  readonly hasIndex: boolean;
  /** There are no figures, and a message says so. */
  readonly isMissing: boolean;
}

type Charts = Readonly<Record<'PriceChart' | 'VolumeChart', ComponentType<ChartProps>>>;

/** The charts of price and volume. Their library is loaded once they come into view. */
export function ShareCharts({ rows, isMissing, ...shown }: ShareChartsProps) {
  const area = useRef<HTMLDivElement>(null);
  const charts = useChartsInView(area);
  if (isMissing) return null;
  const { labels } = shown.module;
  const props = rows && { ...shown, rows };
  return (
    <div ref={area} className="share-price-charts-area">
      <div className="share-price-plot">
        <h3 className="share-price-heading">{labels.priceChart}</h3>
        <div className="share-price-chart-space">{charts && props && <charts.PriceChart {...props} />}</div>
      </div>
      <div className="share-price-plot">
        <h3 className="share-price-heading">{labels.volumeChart}</h3>
        <div className="share-price-chart-space">{charts && props && <charts.VolumeChart {...props} />}</div>
      </div>
    </div>
  );
}

/** The charts, once their place has come into view and their library is here. */
function useChartsInView(place: RefObject<Element | null>): Charts | undefined {
  const [charts, setCharts] = useState<Charts>();
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void import('./apex-charts.tsx').then(setCharts);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return charts;
}
