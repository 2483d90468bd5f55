import { Icon } from 'waymark/extend';
import type { FigureRow } from './figures/series.ts';
import { formatDay } from './figures/share-dates.ts';
import type { Shown } from './shown.ts';

interface FiguresTableProps extends Shown {
  readonly rows: readonly FigureRow[];
}

/** The figures of the charts as a table, the latest day first. */
export function FiguresTable({ module: { labels }, formats, timeZone, rows }: FiguresTableProps) {
  return (
    <details className="share-price-figures">
      <summary className="share-price-figures-opener">
        <Icon name="plus" className="share-price-figures-sign" />
        {labels.table}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="share-price-figures-box" aria-label={labels.table} tabIndex={0}>
        <table className="share-price-figures-table">
          <thead>
            <tr>
              <th scope="col">{labels.date}</th>
              <th scope="col">{labels.close}</th>
              <th scope="col">{labels.volume}</th>
              <th scope="col">{labels.indexValue}</th>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ date, close, volume, gross }) => (
              <tr key={date}>
                <th scope="row">
                  <time dateTime={date}>{formatDay(date, { language: formats.language, timeZone })}</time>
                </th>
                <td>{formats.price(close)}</td>
                <td>{formats.count(volume)}</td>
                <td>{gross === undefined ? '–' : formats.index(gross)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
