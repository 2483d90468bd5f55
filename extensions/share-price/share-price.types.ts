// Written by `waymark schemas` from share-price.schema.json. Do not edit.

/** Price and volume of a share as charts, a quote that stays up to date, and a table of the same figures. It shows only with the links to the exchange and the explanation. */
export interface SharePriceModule {
  readonly type: 'share-price';
  /** Identifies the module on its page, for a background behind it. */
  readonly id?: string;
  /** Heading over the module; left out, no heading shows. */
  readonly title?: string;
  /** Operation that gives the figures: the quote, the days, the days of the index and the summary. Browsers ask it again and again, so it must have `expose`. */
  readonly operation: string;
  /** Seconds between two calls of the operation; 60 when left out. */
  readonly refreshSeconds?: number;
  /** Currency of the prices, as an ISO 4217 code such as NZD. */
  readonly currency: string;
  /** Lengths of the periods to choose from, in months. The second one is chosen at first. */
  readonly months: readonly number[];
  /** Links to the share's pages at the exchange. Without any, the module does not show. */
  readonly exchangeLinks?: readonly {
    readonly label: string;
    readonly href: string;
    /** Where the link opens. */
    readonly target?: '_self' | '_blank';
  }[];
  /** Explanation of the figures, in a window that a button opens. Without its text, the module does not show. */
  readonly explanation?: {
    /** Button that opens the window. */
    readonly openLabel: string;
    /** Heading of the window. */
    readonly title: string;
    /** The explanation; an empty line starts a new paragraph. */
    readonly text?: string;
    /** Button that closes the window. */
    readonly closeLabel: string;
  };
  /** Shown in place of the quote when the figures could not be loaded. */
  readonly failure: {
    /** Message that says what happened. */
    readonly title: string;
    /** Advice on what to do; the link follows it. */
    readonly text: string;
    /** Where else the share can be looked up. */
    readonly link: {
      readonly label: string;
      readonly href: string;
      /** Where the link opens. */
      readonly target?: '_self' | '_blank';
    };
  };
  /** Where the figures are from, and whose they are: the exchange's copyright notice. */
  readonly source: string;
  /** Labels of the rows of the quote. */
  readonly quoteLabels: {
    readonly symbol: string;
    readonly volume: string;
    readonly currentPrice: string;
    readonly previousClose: string;
    readonly monthHigh: string;
    readonly monthLow: string;
    readonly yearHigh: string;
    readonly yearLow: string;
  };
  /** All other words of the module. In braces stands what is put in. */
  readonly labels: {
    /** Heading of the quote. */
    readonly quote: string;
    /** Says of when the price is, and how late: {time} is the time of the quote. */
    readonly time: string;
    /** Said to screen readers while the figures are loaded. */
    readonly loading: string;
    /** Label of the choice of a period. */
    readonly period: string;
    /** A period to choose: {n} is its months. */
    readonly month: string;
    /** Button that shows the chosen period to visitors without scripts. */
    readonly showPeriod: string;
    /** Label of the checkbox that lays the index over the price. */
    readonly index: string;
    /** Names the slider that narrows the period. */
    readonly range: string;
    /** Names the slider's first day. */
    readonly rangeFrom: string;
    /** Names the slider's last day. */
    readonly rangeTo: string;
    /** Says which days show: {from} and {to}. */
    readonly shownRange: string;
    /** Heading of the price chart. */
    readonly priceChart: string;
    /** Heading of the volume chart. */
    readonly volumeChart: string;
    /** Heading of the highs and lows. */
    readonly summary: string;
    /** Row of the last month. */
    readonly rollingMonth: string;
    /** Row of the last year. */
    readonly rollingYear: string;
    /** Column of the highest prices. */
    readonly high: string;
    /** Column of the lowest prices. */
    readonly low: string;
    /** Opens the table of the figures of the charts. */
    readonly table: string;
    /** Column of the days. */
    readonly date: string;
    /** Column of the closing prices, and their name in the chart. */
    readonly close: string;
    /** Column of the traded shares, and their name in the chart. */
    readonly volume: string;
    /** Column of the index, and its name in the chart. */
    readonly indexValue: string;
  };
}
