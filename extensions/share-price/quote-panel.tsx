import { Link } from 'waymark/extend';
import { rollingHighAndLow } from './figures/series.ts';
import { formatDayTime } from './figures/share-dates.ts';
import type { HighAndLow, ShareFigures } from './figures/share-figures.ts';
import { moveClass } from './figures/share-formats.ts';
import type { Shown } from './shown.ts';
import type { KnownFigures } from './use-figures.ts';

interface QuotePanelProps extends Shown {
  readonly known: KnownFigures;
}

/** The quote: skeletons until it is here, and a message in its place when it could not be had. */
export function QuotePanel({ known, ...shown }: QuotePanelProps) {
  if (known.hasFailed) return <Failure {...shown} />;
  if (!known.figures) return <Skeletons {...shown} />;
  return (
    <div className="share-price-panel">
      <Quote {...shown} figures={known.figures} />
      <Summary {...shown} figures={known.figures} />
    </div>
  );
}

type WithFigures = Shown & { readonly figures: ShareFigures };

function Quote({ module, formats, timeZone, figures }: WithFigures) {
  const { quote: now, summary: sums } = figures;
  const { quoteLabels: names, labels } = module;
  const { price } = formats;
  const rows = [
    [names.symbol, now.symbol],
    [names.volume, formats.count(now.volume)],
    [
      names.currentPrice,
      <>
        {price(now.price)}{' '}
        <bdi className={moveClass('share-price-move', now.movePercent)}>
          {formats.percent(now.movePercent)}
        </bdi>
      </>,
    ],
    [names.previousClose, price(now.previousClose)],
    [names.monthHigh, price(sums.month.high)],
    [names.monthLow, price(sums.month.low)],
    [names.yearHigh, price(sums.year.high)],
    [names.yearLow, price(sums.year.low)],
  ] as const;
  return (
    <section>
      <h3 className="share-price-heading">{labels.quote}</h3>
      <dl className="share-price-quote">
        {rows.map(([name, value]) => (
          <div key={name} className="share-price-row">
            <dt className="share-price-label">{name}</dt>
            <dd className="share-price-figure">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="share-price-time">
        {labels.time.replace(
          '{time}',
          formatDayTime(now.pricesAt, { language: formats.language, timeZone }) ?? now.pricesAt,
        )}
      </p>
    </section>
  );
}

function Summary({ module: { labels }, formats: { price }, figures }: WithFigures) {
  const row = (name: string, { high, low }: HighAndLow) => (
    <tr>
      <th scope="row">{name}</th>
      <td>{price(high)}</td>
      <td>{price(low)}</td>
    </tr>
  );
  return (
    <table className="share-price-summary">
      <caption className="share-price-hidden">{labels.summary}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{labels.high}</th>
          <th scope="col">{labels.low}</th>
        </tr>
      </thead>
      <tbody>
        {row(labels.rollingMonth, rollingHighAndLow(figures, 1))}
        {row(labels.rollingYear, rollingHighAndLow(figures, 12))}
      </tbody>
    </table>
  );
}

/** Rows in the places of the quote's, so that nothing moves when it comes. Without scripts it never does. */
function Skeletons(shown: Shown) {
  const { quoteLabels, labels } = shown.module;
  return (
    <>
      <section className="share-price-skeletons" aria-busy="true">
        <h3 className="share-price-heading">{labels.quote}</h3>
        <p className="share-price-hidden">{labels.loading}</p>
        <div className="share-price-quote" aria-hidden="true">
          {Object.entries(quoteLabels).map(([name, text]) => (
            <div key={name} className="share-price-row">
              <span className="share-price-label">{text}</span>
              <span className="share-price-skeleton" />
            </div>
          ))}
        </div>
      </section>
      <div className="share-price-unscripted-failure">
        <Failure {...shown} />
      </div>
    </>
  );
}

function Failure({ module: { failure: words } }: Shown) {
  return (
    <div className="share-price-failure" role="status">
      <h3 className="share-price-failure-title">{words.title}</h3>
      <p>
        {words.text}{' '}
        <Link href={words.link.href} target={words.link.target}>
          {words.link.label}
        </Link>
      </p>
    </div>
  );
}
