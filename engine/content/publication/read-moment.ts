const parts = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d))?(Z|[+-]\d\d:\d\d)?$/;

/**
 * Reads a date and time: with an offset, or as the clocks of a time zone show it. Undefined for a text that is no time,
 * and for a time that the clocks skip. Of a time that they show twice, the first is meant.
 *
 * @returns milliseconds since 1970
 * @example readMoment('2026-12-01T09:00', 'Pacific/Auckland') // the same as readMoment('2026-12-01T09:00+13:00', …)
 */
export function readMoment(text: string, timeZone: string): number | undefined {
  const shown = asIfUtc(text);
  if (shown === undefined) return undefined;
  const offset = parts.exec(text)?.[7];
  return offset === undefined ? inZone(shown, timeZone) : shown - offsetMs(offset);
}

/**
 * Writes a time as the clocks of a time zone show it.
 *
 * @example writeMoment(Date.parse('2026-11-30T20:00Z'), 'Pacific/Auckland') // '2026-12-01T09:00'
 */
export function writeMoment(time: number, timeZone: string): string {
  return new Date(shownAt(time, timeZone)).toISOString().replace(/(:00)?\.000Z$/, '');
}

/** The date and time of a text, read as if it were UTC; undefined if there is no such day or hour. */
function asIfUtc(text: string): number | undefined {
  const [, year, month, day, hour, minute, second = 0] = (parts.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined) return undefined;
  const seconds = Number.isNaN(second) ? 0 : second;
  const time = Date.UTC(year, month - 1, day, hour, minute, seconds);
  const isReal = new Date(time).toISOString().startsWith(text.slice(0, 16).replace(' ', 'T')) && seconds < 60;
  return isReal ? time : undefined;
}

function offsetMs(offset: string): number {
  if (offset === 'Z') return 0;
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

const dayMs = 86_400_000;

/** Tries the offsets that hold a day before and a day after: clocks change at most once in between. */
function inZone(shown: number, timeZone: string): number | undefined {
  const offsets = [shown - dayMs, shown + dayMs].map((time) => shownAt(time, timeZone) - time);
  return offsets
    .map((offset) => shown - offset)
    .sort((a, b) => a - b)
    .find((time) => shownAt(time, timeZone) === shown);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Time that the clocks of a zone show, as if it were UTC. */
function shownAt(time: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? zoneFormat(timeZone);
  formats.set(timeZone, format);
  return Date.parse(`${format.format(time).replace(' ', 'T')}Z`);
}

/** The format of Sweden is that of ISO 8601. */
function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
}
