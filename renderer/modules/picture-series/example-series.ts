import { pictureSeriesView } from '#engine';
import type { PictureSeries } from '#schemas';
import type { PictureSeriesData } from './picture-series-data.ts';

const gauges = [{ href: '/tides/wharf', wharf: 'Wharf 3', what: 'Tide', code: 'hills-at-sunrise' }];

/** Example data as the server would read it, with a text if it has a query for one. */
export function exampleSeries(module: PictureSeries, wanted: string | null = null): PictureSeriesData {
  const pictures = module.operation === 'tide-gauges-without-pictures' ? undefined : '';
  return {
    view:
      module.operation === 'gauges-out-of-reach'
        ? { outcome: 'failed' }
        : pictureSeriesView(module, gauges, { path: '/tides/wharf', wanted, pictures }),
    title: 'Wharf 3 tide',
    body: module.text
      ? [{ type: 'paragraph', text: 'The gauge hangs from the <b>third pile</b> of the wharf.' }]
      : [],
  };
}
