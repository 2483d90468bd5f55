import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { type Hour, measure } from './measurements.ts';
import type { Group, MonitoringSite } from './sites.ts';

/** Time frames by the end of a graph's file name, in hours. */
export const timeframes: ReadonlyMap<string, Hour> = new Map([
  ['2d', 48],
  ['7d', 168],
  ['1m', 720],
  ['3m', 2160],
]);

const units: Readonly<Record<Group, string>> = {
  rainfall: 'mm',
  river: 'm³/sec',
  lake: 'm',
  spillFlow: 'm³/sec',
};
const width = 960;
const height = 480;
const plot = { left: 76, right: 940, top: 56, bottom: 412 } as const;
const marks = 4;
const mostPoints = 240;

/** The graph of a site up to an hour, as a picture: bars of rain, a line of anything else. */
export function graphSvg(site: MonitoringSite, hours: Hour, last: Hour): string {
  const step = Math.max(1, Math.ceil(hours / mostPoints));
  const count = Math.floor(hours / step);
  const points = Array.from({ length: count }, (_, index) => {
    const hour = last - (count - 1 - index) * step;
    return {
      hour,
      value: step === 1 || site.group !== 'rainfall' ? measure(site, hour) : rainOf(site, hour, step),
    };
  });
  const values = points.map(({ value }) => value);
  const low = site.group === 'lake' ? Math.min(...values) : 0;
  const high = Math.max(...values, low + 0.1);
  const x = (index: number) => plot.left + (index / Math.max(1, count - 1)) * (plot.right - plot.left);
  const y = (value: number) => plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top);
  const places = points.map(({ value }, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  const series =
    site.group === 'rainfall'
      ? points.map(({ value }, index) => bar(x(index), y(value), (plot.right - plot.left) / count)).join('')
      : `<polyline fill="none" stroke="#1d5c96" stroke-width="2.5" points="${places.join(' ')}"/>`;
  const levels = Array.from({ length: marks + 1 }, (_, index) => low + ((high - low) * index) / marks);
  const days = Array.from({ length: marks + 1 }, (_, index) => Math.round(((count - 1) * index) / marks));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Helvetica, Arial, sans-serif" font-size="15" fill="#333">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${plot.left}" y="30" font-size="19" font-weight="bold">${escaped(site.name)} (${units[site.group]})</text>`,
    ...levels.map(
      (value) =>
        `<line x1="${plot.left}" x2="${plot.right}" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}" stroke="#ddd"/><text x="${plot.left - 8}" y="${(y(value) + 5).toFixed(1)}" text-anchor="end">${value.toFixed(site.group === 'lake' ? 2 : 1)}</text>`,
    ),
    series,
    ...days.map(
      (index) =>
        `<text x="${x(index).toFixed(1)}" y="${plot.bottom + 28}" text-anchor="${index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle'}">${dayOf(points[index]?.hour ?? last)}</text>`,
    ),
    '</svg>',
  ].join('');
}

function bar(x: number, top: number, room: number): string {
  const thickness = Math.max(1.5, room * 0.8);
  const left = Math.min(x, plot.right - thickness);
  return `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${thickness.toFixed(1)}" height="${(plot.bottom - top).toFixed(1)}" fill="#1d5c96"/>`;
}

/** All rain of the hours that one bar stands for. */
function rainOf(site: MonitoringSite, hour: Hour, hours: number): number {
  let sum = 0;
  for (let ago = 0; ago < hours; ago += 1) sum += measure(site, hour - ago);
  return sum;
}

function dayOf(hour: Hour): string {
  return format(new TZDate((hour + 1) * 3_600_000, 'Pacific/Auckland'), 'd MMM, h aaa');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
