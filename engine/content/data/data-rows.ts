import type { DataTable } from '#schemas';

/** A value of a row that can be shown. */
export type DataCell = string | number | boolean | null;

/** A row as modules show it: its fields by name. Lists and objects in a row are left out. */
export type DataRow = { readonly [field: string]: DataCell };

/** The rows in a result; undefined for a result that is no list. Entries that are no objects are left out. */
export function dataRows(result: unknown): readonly DataRow[] | undefined {
  if (!Array.isArray(result)) return undefined;
  return result.flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return [];
    return [
      Object.fromEntries(
        Object.entries(entry).filter((field): field is [string, DataCell] => isCell(field[1])),
      ),
    ];
  });
}

/** Whether the fields of a row have these values. */
function hasValues(row: DataRow, values: { readonly [field: string]: DataCell } = {}): boolean {
  return Object.entries(values).every(([field, value]) => Object.hasOwn(row, field) && row[field] === value);
}

/**
 * Fills `{name}` in a text by what `find` gives for the name. Undefined when one has no value.
 * @param write how a value is written, for example encoded for an address
 */
export function fillNames(
  text: string,
  find: (name: string) => DataCell | undefined,
  write: (value: string) => string = (value) => value,
): string | undefined {
  let isComplete = true;
  const filled = text.replace(/\{([A-Za-z][A-Za-z0-9]*)\}/g, (_, name: string) => {
    const value = find(name) ?? null;
    if (value === null || value === '') isComplete = false;
    return write(String(value ?? ''));
  });
  return isComplete ? filled : undefined;
}

/** The names in the braces of a text; undefined when its braces do not pair up round names. */
export function placeholdersIn(text: string): readonly string[] | undefined {
  const pattern = /\{([A-Za-z][A-Za-z0-9]*)\}/g;
  if (/[{}]/.test(text.replaceAll(pattern, ''))) return undefined;
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

function isCell(value: unknown): value is DataCell {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** View of a data table. */
export type DataTableData =
  | { readonly outcome: 'read'; readonly rows: readonly DataRow[] }
  | { readonly outcome: 'failed' };

/** The rows of a data table, with the fields that its columns show; a failure when the result is no list. */
export function dataTableData(
  { where, columns }: Pick<DataTable, 'where' | 'columns'>,
  result: unknown,
): DataTableData {
  const rows = dataRows(result);
  if (rows === undefined) return { outcome: 'failed' };
  const fields = new Set(
    columns.flatMap(({ field, link }) => (link === undefined ? [field] : [field, link])),
  );
  const shown = rows
    .filter((row) => hasValues(row, where))
    .map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => fields.has(field))));
  return { outcome: 'read', rows: shown };
}
