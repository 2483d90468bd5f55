import { pictureSeriesView, seriesText, timeframeParameter } from '#engine';
import type { Page, PictureSeries } from '#schemas';
import type { RegionContext, RegionReader } from './region.ts';

export const pictureSeries: RegionReader<PictureSeries> = {
  parameters: [timeframeParameter],
  reads: 'moment',
  async read({ module, perform, items, query, path, publicUrl }) {
    const [ran, { items: texts }] = await Promise.all([
      perform(module.operation, {}),
      module.text ? items(module.text) : { items: [] },
    ]);
    const asked = {
      path,
      wanted: query.get(timeframeParameter),
      pictures: publicUrl(module.picture.service),
    };
    const view = ran.ok ? pictureSeriesView(module, ran.result, asked) : { outcome: 'failed' };
    return { view, ...seriesText(texts[0]) };
  },
};

/** Origins of the pictures that a page shows. */
export function pictureOrigins({ zones }: Page, publicUrl: RegionContext['publicUrl']): readonly string[] {
  const addresses = zones.content.flatMap((module) =>
    module.type === 'picture-series' ? (publicUrl(module.picture.service) ?? []) : [],
  );
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
