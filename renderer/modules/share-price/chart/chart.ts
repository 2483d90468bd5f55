import * as library from 'react-apexcharts';

type ChartClass = typeof library.default;

/** The library is an older kind of module, whose default bundlers find in one of two places. */
const { default: found } = library as { readonly default: ChartClass | { readonly default: ChartClass } };

/** The chart of the library, as a component. */
export const Chart = typeof found === 'function' ? found : found.default;
