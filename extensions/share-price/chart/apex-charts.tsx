import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as library from 'react-apexcharts';
import { formatDay } from '../figures/share-dates.ts';
import { priceOptions, priceSeries, volumeOptions, volumeSeries } from './chart-options.ts';
import type { ChartProps } from './chart-props.ts';

/** The closing prices, with the index over them if asked for. */
export function PriceChart(props: ChartProps) {
  const { module, rows, hasIndex, formats, timeZone } = props;
  const { labels } = module;
  const [options, series] = useMemo(() => {
    const drawn = { module, rows, hasIndex, formats, timeZone };
    return [priceOptions(drawn), priceSeries(drawn)] as const;
  }, [module, rows, hasIndex, formats, timeZone]);
  return (
    <>
      {hasIndex && (
        <p className="share-price-chart-legend" aria-hidden="true">
          <span className="share-price-chart-legend-key" />
          {labels.close}
          <span className="share-price-chart-legend-key share-price-chart-legend-key--of-index" />
          {labels.indexValue}
        </p>
      )}
      <Drawing {...props} name={labels.priceChart}>
        <Chart key={String(hasIndex)} type="line" height="100%" options={options} series={series} />
      </Drawing>
    </>
  );
}

/** The number of shares traded on each day. */
export function VolumeChart(props: ChartProps) {
  const { module, rows, hasIndex, formats, timeZone } = props;
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const [options, series] = useMemo(() => {
    const drawn = { module, rows, hasIndex, formats, timeZone };
    return [volumeOptions(drawn, width), volumeSeries(drawn)] as const;
  }, [module, rows, hasIndex, formats, timeZone, width]);
  return (
    <Drawing {...props} name={module.labels.volumeChart} place={place}>
      {width > 0 && <Chart type="bar" height="100%" options={options} series={series} />}
    </Drawing>
  );
}

interface DrawingProps extends ChartProps {
  readonly name: string;
  readonly place?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** A chart as one picture, named by what it shows and of which days. Its figures are in the table. */
function Drawing({ name, module: { labels }, rows, formats, timeZone, place, children }: DrawingProps) {
  const day = (date: string | undefined) =>
    formatDay(date ?? '', { language: formats.language, timeZone }) ?? '';
  const days = labels.shownRange
    .replace('{from}', day(rows[0]?.date))
    .replace('{to}', day(rows.at(-1)?.date));
  return (
    <div ref={place} role="img" aria-label={`${name}. ${days}`} className="share-price-chart">
      {children}
    </div>
  );
}

/** Width of an element, in pixels; 0 until it is known. */
function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}

type ChartClass = typeof library.default;

/** The library is an older kind of module, whose default bundlers find in one of two places. */
const { default: found } = library as { readonly default: ChartClass | { readonly default: ChartClass } };

/** The chart of the library, as a component. */
const Chart = typeof found === 'function' ? found : found.default;
