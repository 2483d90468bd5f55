import type { PictureSeriesView, SeriesText } from '#engine';

/** What the reader on the server gives the region. */
export interface PictureSeriesData extends SeriesText {
  readonly view: PictureSeriesView;
}
