import libraryStyles from 'apexcharts/dist/apexcharts.css?inline';

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
export function withoutStyleElements(chart: ChartWithLegend): void {
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
