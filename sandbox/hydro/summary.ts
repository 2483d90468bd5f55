import { TZDate } from '@date-fns/tz';
import { XMLBuilder } from 'fast-xml-parser';
import { type Hour, measure } from './measurements.ts';
import { type MonitoringSite, monitoringSites } from './sites.ts';

const hoursInWeek = 168;

/** A record of the summary, as texts. */
export interface SummaryRecord {
  readonly Site: string;
  readonly GifName: string;
  readonly GroupID: MonitoringSite['group'];
  readonly LastHour: string;
  readonly At: string;
  /** The maximum of seven days; for rainfall, their total. */
  readonly Day7Max: string;
  /** Empty for rainfall. */
  readonly Day7DateOfMax: string;
  readonly Region: string;
}

/** Measurements of every site in the last full hour, and in the seven days before it. */
export function summaryRecords(last: Hour): readonly SummaryRecord[] {
  return monitoringSites.map((site) => recordOf(site, last));
}

export function summaryXml(last: Hour): string {
  const builder = new XMLBuilder({ format: true, ignoreAttributes: false });
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' },
    MonitoringSummary: { Summary: summaryRecords(last) },
  });
}

function recordOf(site: MonitoringSite, last: Hour): SummaryRecord {
  const week = Array.from({ length: hoursInWeek }, (_, ago) => ({
    hour: last - ago,
    value: measure(site, last - ago),
  }));
  const highest = week.reduce((best, each) => (each.value > best.value ? each : best));
  const total = week.reduce((sum, { value }) => sum + value, 0);
  const isRain = site.group === 'rainfall';
  return {
    Site: site.name,
    GifName: site.gifName,
    GroupID: site.group,
    LastHour: written(site, measure(site, last)),
    At: momentOf(last),
    Day7Max: written(site, isRain ? total : highest.value),
    Day7DateOfMax: isRain ? '' : momentOf(highest.hour),
    Region: site.scheme,
  };
}

function written({ group }: MonitoringSite, value: number): string {
  return value.toFixed(group === 'rainfall' ? 1 : 3);
}

/** The end of an hour, in New Zealand time with its offset. */
function momentOf(hour: Hour): string {
  return new TZDate((hour + 1) * 3_600_000, 'Pacific/Auckland').toISOString().replace('.000', '');
}
