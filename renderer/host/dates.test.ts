import { describe, expect, it } from 'vitest';
import { formatDay, formatDayTime, formatMonth } from './dates.ts';

const auckland = 'Pacific/Auckland';

describe('a day', () => {
  it.each([auckland, 'UTC', 'America/Los_Angeles'])('that is a mere date is that day in %s', (zone) => {
    expect(formatDay('2026-03-14', zone)).toBe('14 March 2026');
  });

  it('of a time is the day in the time zone of the site', () => {
    expect(formatDay('2026-03-13T11:30:00Z', auckland)).toBe('14 March 2026');
    expect(formatDay('2026-03-13T11:30:00Z', 'Europe/London')).toBe('13 March 2026');
  });

  it('of a time without a zone is the day that it names', () => {
    expect(formatDay('2026-03-14T23:59', auckland)).toBe('14 March 2026');
  });

  it.each(['', 'soon', '2026-02-30', '2026-13-01'])('is not made of the text "%s"', (text) => {
    expect(formatDay(text, auckland)).toBeUndefined();
  });
});

describe('a day and time', () => {
  it('follows daylight saving', () => {
    expect(formatDayTime('2026-01-14T01:40:00Z', auckland)).toBe('14 January 2026, 2:40 pm');
    expect(formatDayTime('2026-07-14T02:40:00Z', auckland)).toBe('14 July 2026, 2:40 pm');
  });

  it('keeps midnight and noon apart', () => {
    expect(formatDayTime('2026-07-14T00:05', auckland)).toBe('14 July 2026, 12:05 am');
    expect(formatDayTime('2026-07-14T12:05', auckland)).toBe('14 July 2026, 12:05 pm');
  });
});

it('a month has its name', () => {
  expect(formatMonth('2026-03')).toBe('March');
  expect(formatMonth('2026-12')).toBe('December');
  expect(formatMonth('2026-13')).toBeUndefined();
});
