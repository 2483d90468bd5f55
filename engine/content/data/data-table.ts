import type { DataTable } from '#schemas';
import { type DataRow, dataRows, hasValues } from './data-rows.ts';

/** View of a data table. */
export type DataTableData =
  | {
      readonly outcome: 'read';
      readonly rows: readonly DataRow[];
      readonly language: string;
      readonly timeZone: string;
    }
  | { readonly outcome: 'failed' };

/** The rows of a data table, with the fields that its columns show; a failure when the result is no list. */
export function dataTableData(
  { where, columns }: Pick<DataTable, 'where' | 'columns'>,
  result: unknown,
  site: { readonly language: string; readonly timeZone: string },
): DataTableData {
  const rows = dataRows(result);
  if (rows === undefined) return { outcome: 'failed' };
  const fields = new Set(
    columns.flatMap(({ field, link }) => (link === undefined ? [field] : [field, link])),
  );
  const shown = rows
    .filter((row) => hasValues(row, where))
    .map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => fields.has(field))));
  return { outcome: 'read', rows: shown, language: site.language, timeZone: site.timeZone };
}
