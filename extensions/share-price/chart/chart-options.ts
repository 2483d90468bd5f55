import type { ApexOptions } from 'apexcharts';
import libraryStyles from 'apexcharts/dist/apexcharts.css?inline';
import type { FigureRow } from '../figures/series.ts';
import { formatDay } from '../figures/share-dates.ts';
import type { ChartProps } from './chart-props.ts';

/** Colours from the stylesheet, so that they follow the theme and the visitor's contrast. */
const colors = {
  price: 'var(--chart-price)',
  index: 'var(--chart-index)',
  text: 'var(--chart-text)',
  line: 'var(--chart-line)',
} as const;

const widestBar = 10;
/** Share of the room of a day that its bar takes. */
const barShare = 0.7;

/** Width of a bar in pixels: a part of the room of its day, and never more than ten. */
function barWidth(plotWidth: number, days: number): number {
  if (days === 0) return widestBar;
  return Math.max(1, Math.min(widestBar, Math.floor((barShare * plotWidth) / days)));
}

export function priceSeries({ module: { labels }, rows, hasIndex }: ChartProps): ApexAxisChartSeries {
  const price = { name: labels.close, data: points(rows, ({ close }) => close) };
  if (!hasIndex) return [price];
  return [price, { name: labels.indexValue, data: points(rows, ({ gross }) => gross ?? null) }];
}

export function volumeSeries({ module: { labels }, rows }: ChartProps): ApexAxisChartSeries {
  return [{ name: labels.volume, data: points(rows, ({ volume }) => volume) }];
}

export function priceOptions(props: ChartProps): ApexOptions {
  const { formats, hasIndex } = props;
  const axis = { labels: { style: { colors: colors.text }, formatter: formats.price } };
  const indexAxis = { opposite: true, labels: { style: { colors: colors.text }, formatter: formats.count } };
  return {
    ...shared(),
    colors: [colors.price, colors.index],
    stroke: { width: 2, curve: 'straight', dashArray: [0, 5] },
    yaxis: hasIndex
      ? [
          { ...axis, tickAmount: 4 },
          { ...indexAxis, tickAmount: 4 },
        ]
      : { ...axis, tickAmount: 4 },
    tooltip: tooltip(props, [formats.price, formats.index]),
  };
}

export function volumeOptions(props: ChartProps, plotWidth: number): ApexOptions {
  const { formats, rows } = props;
  return {
    ...shared(),
    colors: [colors.price],
    plotOptions: { bar: { columnWidth: String(barWidth(plotWidth, calendarDays(rows))) } },
    yaxis: { labels: { style: { colors: colors.text }, formatter: formats.compact }, min: 0, tickAmount: 4 },
    tooltip: tooltip(props, [formats.count]),
  };
}

/** Options shared by both charts. */
function shared(): ApexOptions {
  return {
    chart: {
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      fontFamily: 'inherit',
      foreColor: colors.text,
      background: 'transparent',
      events: { beforeMount: withoutStyleElements },
    },
    legend: { show: false },
    dataLabels: { enabled: false },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    grid: { borderColor: colors.line, padding: { left: 8, right: 8 } },
    xaxis: {
      type: 'datetime',
      axisBorder: { color: colors.line },
      axisTicks: { color: colors.line },
      labels: { style: { colors: colors.text } },
      tooltip: { enabled: false },
      crosshairs: { stroke: { color: colors.text } },
    },
    markers: { size: 0, hover: { size: 4 } },
  };
}

function tooltip(
  { formats: { language }, timeZone }: ChartProps,
  formats: readonly ((value: number) => string)[],
): ApexTooltip {
  return {
    x: {
      formatter: (time: number) =>
        formatDay(new Date(time).toISOString().slice(0, 10), { language, timeZone }) ?? '',
    },
    y: formats.map((format) => ({
      formatter: (value: number | null) => (value === null ? '' : format(value)),
    })),
  };
}

function points(
  rows: readonly FigureRow[],
  valueIn: (row: FigureRow) => number | null,
): [time: number, value: number | null][] {
  return rows.map((row) => [Date.parse(row.date), valueIn(row)]);
}

/** The charts have room for weekends and holidays, too. */
function calendarDays(rows: readonly FigureRow[]): number {
  const [first] = rows;
  const last = rows.at(-1);
  return first && last ? (Date.parse(last.date) - Date.parse(first.date)) / 86_400_000 + 1 : 0;
}

/** The library adds its style element only where none has this id. */
const styleId = 'apexcharts-css';

/** The parts of a chart that we change. */
interface ChartWithLegend {
  readonly legend: { readonly legendHelpers: object };
}

/**
 * Keeps the charts from adding style elements, which the page's policy refuses: the library's stylesheet is
 * adopted instead, and the one that it adds for legends, of which we draw our own, is left out.
 *
 * To be called before a chart is mounted.
 */
function withoutStyleElements(chart: ChartWithLegend): void {
  const { legendHelpers } = chart.legend;
  Object.assign(Object.getPrototypeOf(legendHelpers), { appendToForeignObject: () => undefined });
  if (document.getElementById(styleId)) return;
  const place = document.createElement('meta');
  place.id = styleId;
  document.head.append(place);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(libraryStyles);
  document.adoptedStyleSheets.push(sheet);
}
