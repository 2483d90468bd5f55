import type { PictureSeriesView, SeriesText } from '#engine';

/** Data of the region, read on the server. */
export interface PictureSeriesData extends SeriesText {
  readonly view: PictureSeriesView;
}
