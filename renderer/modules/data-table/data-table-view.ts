import type { DataRow } from '#engine';
import type { DataColumn } from '#schemas';
import { formatDay, formatDayTime } from '../../host/dates.ts';
import type { HostSite } from '../../host/host.ts';

/** Stands for a value that the row does not have. */
const missing = '–';

/** The text of a cell. A value that does not suit the column's format is shown as it is. */
export function cellText(
  row: DataRow,
  { field, format = 'text', decimals }: DataColumn,
  site: Pick<HostSite, 'language' | 'timeZone'>,
): string {
  const value = row[field] ?? null;
  if (value === null || value === '') return missing;
  switch (format) {
    case 'number':
      return typeof value === 'number' ? formatNumber(value, site.language, decimals) : String(value);
    case 'date':
      return formatDay(String(value), site) ?? String(value);
    case 'date-time':
      return formatDayTime(String(value), site) ?? String(value);
    default:
      return String(value);
  }
}

/** The address that a cell links to; undefined when the row has none. */
export function cellLink(row: DataRow, { link }: DataColumn): string | undefined {
  const address = (link === undefined ? undefined : row[link]) ?? null;
  return typeof address === 'string' && address !== '' ? address : undefined;
}

function formatNumber(value: number, language: string, decimals: number | undefined): string {
  return value.toLocaleString(language, {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 20,
  });
}
