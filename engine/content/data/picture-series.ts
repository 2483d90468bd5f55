import type { Block, PictureSeries } from '#schemas';
import type { ContentItem } from '../content-item.ts';
import { blocksField, textField } from '../readers/read-fields.ts';
import { type DataRow, dataRows, fillNames } from './data-rows.ts';

/** A time frame to choose from. */
interface SeriesChoice {
  readonly label: string;
  readonly href: string;
  readonly isShown: boolean;
}

/** View of a picture series, without the text under it. */
export type PictureSeriesView =
  | {
      readonly outcome: 'read';
      readonly name: string;
      readonly label: string;
      readonly choices: readonly SeriesChoice[];
      /** Says what the picture shows, even if there is none. */
      readonly alt: string;
      /** Undefined if the row has no picture, or the address of pictures is not configured. */
      readonly src: string | undefined;
    }
  | { readonly outcome: 'empty' }
  | { readonly outcome: 'failed' };

/** The text under the pictures, and a heading for when there is no row to name the page. */
export interface SeriesText {
  readonly title: string;
  readonly body: readonly Block[];
}

/** The text of an item; empty without one. */
export function seriesText(item: Pick<ContentItem, 'fields'> | undefined): SeriesText {
  const fields = item?.fields ?? {};
  return { title: textField(fields, 'title') ?? '', body: blocksField(fields, 'blockEditor') };
}

/** Parameter of the page's address with the id of the time frame. */
export const timeframeParameter = 'timeframe';

/**
 * The pictures of the row whose path is this page's.
 * @param pictures address under which browsers find the pictures; undefined when it is not configured
 * @param wanted id of a time frame; the first one shows for an unknown one
 */
export function pictureSeriesView(
  module: Pick<PictureSeries, 'row' | 'name' | 'label' | 'timeframes' | 'picture'>,
  result: unknown,
  {
    path,
    wanted,
    pictures,
  }: { readonly path: string; readonly wanted: string | null; readonly pictures: string | undefined },
): PictureSeriesView {
  const rows = dataRows(result);
  if (rows === undefined) return { outcome: 'failed' };
  const row = rows.find((each) => Object.hasOwn(each, module.row) && each[module.row] === path);
  if (row === undefined) return { outcome: 'empty' };
  const { timeframes, picture } = module;
  const [first] = timeframes;
  const shown = timeframes.find(({ id }) => id === wanted) ?? first;
  return {
    outcome: 'read',
    name: textOf(row, module.name),
    label: textOf(row, module.label),
    choices: timeframes.map(({ id, label }) => ({
      label,
      href: id === first?.id ? path : `${path}?${timeframeParameter}=${id}`,
      isShown: id === shown?.id,
    })),
    alt: filled(picture.alt, row, shown?.label) ?? picture.alt,
    src:
      pictures === undefined
        ? undefined
        : address(pictures, filled(picture.path, row, shown?.id, encodeURIComponent)),
  };
}

function filled(
  text: string,
  row: DataRow,
  timeframe = '',
  write?: (value: string) => string,
): string | undefined {
  const known = (name: string) =>
    name === timeframeParameter ? timeframe : Object.hasOwn(row, name) ? row[name] : null;
  return fillNames(text, known, write);
}

function address(pictures: string, path: string | undefined): string | undefined {
  return path === undefined ? undefined : pictures.replace(/\/+$/, '') + path;
}

function textOf(row: DataRow, field: string): string {
  return String((Object.hasOwn(row, field) ? row[field] : null) ?? '');
}
