import { useEffect, useRef, useState } from 'react';
import { formatDay } from '../../host/dates.ts';
import { css } from '../../theme/css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { type DayRange, fittingRange } from './figures/series.ts';
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
    <fieldset className={rangeSlider()}>
      <legend>{labels.range}</legend>
      <div ref={track} className={rangeTrack()}>
        <span className={rangeFill()} />
        <input
          type="range"
          className={rangeThumb({ end: from > last / 2 ? 'first-on-top' : 'first' })}
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
          className={rangeThumb({ end: 'last' })}
          aria-label={labels.rangeTo}
          aria-valuetext={day(to)}
          min={0}
          max={last}
          value={to}
          onChange={(event) => setMoving({ from, to: Math.max(Number(event.currentTarget.value), from + 1) })}
          autoComplete="off"
        />
      </div>
      <p className={rangeText()}>{labels.shownRange.replace('{from}', day(from)).replace('{to}', day(to))}</p>
    </fieldset>
  );
}

// The slider over the days of the period.
const thumb = {
  appearance: 'none',
  width: '1.75rem',
  height: '1.75rem',
  border: '2px solid $colors$canvas',
  borderRadius: '50%',
  backgroundColor: '$ink',
  boxShadow: '$low',
  cursor: 'grab',
  pointerEvents: 'auto',
} as const;

const rangeSlider = css('share-price-range-slider', {
  '& legend': { marginBottom: '$2', fontSize: '$sm', fontWeight: '$semibold' },
  '@unscripted': { display: 'none' },
  '@print': { display: 'none' },
});

/** `--from` and `--to` are the places of the thumbs, from 0 to 1. */
const rangeTrack = css('share-price-range-track', {
  position: 'relative',
  height: '$target',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(50% - 0.1875rem)',
    height: '0.375rem',
    borderRadius: '$pill',
    backgroundColor: '$line',
    '@forced': { border: '1px solid CanvasText' },
  },
});

const rangeFill = css('share-price-range-fill', {
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.1875rem)',
  insetInlineStart: 'calc(0.875rem + (100% - 1.75rem) * var(--from, 0))',
  insetInlineEnd: 'calc(0.875rem + (100% - 1.75rem) * (1 - var(--to, 1)))',
  height: '0.375rem',
  backgroundColor: '$ink',
  '@forced': { backgroundColor: 'Highlight' },
});

/** Two sliders lie over each other: only their thumbs take the pointer. */
const rangeThumb = css('share-price-range-thumb', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  backgroundColor: 'transparent',
  pointerEvents: 'none',
  '&::-webkit-slider-runnable-track': { appearance: 'none', backgroundColor: 'transparent' },
  '&::-moz-range-track': { backgroundColor: 'transparent' },
  '&::-webkit-slider-thumb': { ...thumb, '-webkit-appearance': 'none' },
  '&::-moz-range-thumb': thumb,
  '&:focus': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': focusRing,
  '&:focus-visible::-moz-range-thumb': focusRing,
  '@forced': {
    '&::-webkit-slider-thumb': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
    '&::-moz-range-thumb': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
  },
  variants: {
    end: { first: {}, 'first-on-top': { zIndex: '$raised' }, last: {} },
  },
});

const rangeText = css('share-price-range-text', { color: '$inkSoft', fontSize: '$sm' });
