import { useId, useMemo, useState } from 'react';
import { Link } from 'waymark/extend';
import { ShareCharts } from './chart/share-charts.tsx';
import { Explanation } from './explanation.tsx';
import {
  type DayRange,
  dayOfQuote,
  daysWithin,
  fittingRange,
  fullRange,
  lastMonths,
  rowsOf,
} from './figures/series.ts';
import { shareFormats } from './figures/share-formats.ts';
import { FiguresTable } from './figures-table.tsx';
import { PeriodForm } from './period-form.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { RangeSlider } from './range-slider.tsx';
import { type CompleteSharePrice, chosenMonths, type SharePriceProps } from './share-price-props.ts';
import { useFigures } from './use-figures.ts';

interface PerformanceProps extends SharePriceProps {
  readonly module: CompleteSharePrice;
}

/** The charts with their controls, beside the quote. */
export function Performance({ module, host, path, query, ...given }: PerformanceProps) {
  const known = useFigures({ module, ...given });
  const [months, setMonths] = useState(() => chosenMonths(module, query));
  const [chosen, setChosen] = useState<DayRange>();
  const [hasIndex, setHasIndex] = useState(false);
  const formats = useMemo(
    () => shareFormats(host.language, module.currency),
    [host.language, module.currency],
  );
  const { figures } = known;
  const period = useMemo(
    () => figures && rowsOf(lastMonths(figures.days, months, dayOfQuote(figures)), figures.index),
    [figures, months],
  );
  const range = chosen && period ? fittingRange(chosen, period.length) : fullRange(period?.length ?? 0);
  const rows = useMemo(
    () => period && daysWithin(period, { from: range.from, to: range.to }),
    [period, range.from, range.to],
  );
  const shown = { module, formats, timeZone: host.timeZone };
  return (
    <div className="share-price-performance">
      <QuotePanel {...shown} known={known} />
      <PeriodForm
        module={module}
        path={path}
        months={months}
        onMonths={(next) => {
          setMonths(next);
          setChosen(undefined);
        }}
        hasIndex={hasIndex}
        onIndex={setHasIndex}
      />
      <ShareCharts {...shown} rows={rows} hasIndex={hasIndex} isMissing={known.hasFailed && !rows} />
      {period && period.length > 2 && (
        <RangeSlider {...shown} key={months} days={period} range={range} onRange={setChosen} />
      )}
      {rows && <FiguresTable {...shown} rows={rows} />}
      <Source module={module} />
    </div>
  );
}

/** Where the figures are from, what they mean, and where the exchange has more. */
function Source({ module }: { readonly module: CompleteSharePrice }) {
  const id = useId();
  return (
    <div className="share-price-source">
      <Explanation explanation={module.explanation} id={`${id}explanation`} />
      <ul className="share-price-links">
        {module.exchangeLinks.map(({ label, href, target }) => (
          <li key={href}>
            <Link href={href} target={target}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="share-price-note">{module.source}</p>
    </div>
  );
}
