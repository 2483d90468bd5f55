import { useEffect, useRef, useState } from 'react';
import { type DayRange, fittingRange } from './figures/series.ts';
import { formatDay } from './figures/share-dates.ts';
import type { TradingDay } from './figures/share-figures.ts';
import type { Shown } from './shown.ts';

interface RangeSliderProps extends Shown {
  readonly days: readonly TradingDay[];
  readonly range: DayRange;
  /** Called once a change has ended. */
  readonly onRange: (range: DayRange) => void;
}

/** Narrows the days of the charts: two native sliders on one track, for the first and for the last day. */
export function RangeSlider({
  module: { labels },
  formats,
  timeZone,
  days,
  range,
  onRange,
}: RangeSliderProps) {
  const [moving, setMoving] = useState<DayRange>();
  const track = useRef<HTMLDivElement>(null);
  const latest = useRef(range);
  const last = days.length - 1;
  const { from, to } = fittingRange(moving ?? range, days.length);
  latest.current = { from, to };

  // React's change event is the browser's `input`; the browser's own `change` comes when a change has ended.
  useEffect(() => {
    const element = track.current;
    const end = () => {
      onRange(latest.current);
      setMoving(undefined);
    };
    element?.addEventListener('change', end);
    return () => element?.removeEventListener('change', end);
  }, [onRange]);

  useEffect(() => {
    track.current?.style.setProperty('--from', String(from / last));
    track.current?.style.setProperty('--to', String(to / last));
  }, [from, to, last]);

  const day = (index: number) =>
    formatDay(days[index]?.date ?? '', { language: formats.language, timeZone }) ?? '';
  return (
    <fieldset className="share-price-range-slider">
      <legend>{labels.range}</legend>
      <div ref={track} className="share-price-range-track">
        <span className="share-price-range-fill" />
        <input
          type="range"
          className={`share-price-range-thumb ${from > last / 2 ? 'share-price-range-thumb--on-top' : ''}`}
          aria-label={labels.rangeFrom}
          aria-valuetext={day(from)}
          min={0}
          max={last}
          value={from}
          onChange={(event) => setMoving({ from: Math.min(Number(event.currentTarget.value), to - 1), to })}
          autoComplete="off"
        />
        <input
          type="range"
          className="share-price-range-thumb"
          aria-label={labels.rangeTo}
          aria-valuetext={day(to)}
          min={0}
          max={last}
          value={to}
          onChange={(event) => setMoving({ from, to: Math.max(Number(event.currentTarget.value), from + 1) })}
          autoComplete="off"
        />
      </div>
      <p className="share-price-range-text">
        {labels.shownRange.replace('{from}', day(from)).replace('{to}', day(to))}
      </p>
    </fieldset>
  );
}
