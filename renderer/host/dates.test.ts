import { describe, expect, it } from 'vitest';
import { formatDay, formatDayTime, formatMonth } from './dates.ts';

const auckland = siteIn('Pacific/Auckland');

function siteIn(timeZone: string, language = 'en-nz') {
  return { timeZone, language };
}

describe('a day', () => {
  it.each(['Pacific/Auckland', 'UTC', 'America/Los_Angeles'])(
    'that is a mere date is that day in %s',
    (zone) => {
      expect(formatDay('2026-03-14', siteIn(zone))).toBe('14 March 2026');
    },
  );

  it('of a time is the day in the time zone of the site', () => {
    expect(formatDay('2026-03-13T11:30:00Z', auckland)).toBe('14 March 2026');
    expect(formatDay('2026-03-13T11:30:00Z', siteIn('Europe/London'))).toBe('13 March 2026');
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
  expect(formatMonth('2026-03', 'en-nz')).toBe('March');
  expect(formatMonth('2026-12', 'en-nz')).toBe('December');
  expect(formatMonth('2026-13', 'en-nz')).toBeUndefined();
});

it.each([
  ['mi', '14 Māehe 2026', 'Māehe'],
  ['fr', '14 mars 2026', 'mars'],
  ['de', '14. März 2026', 'März'],
  ['cy', '14 Mawrth 2026', 'Mawrth'],
  ['ar', '14 مارس 2026', 'مارس'],
])('dates are written in the language of the site: %s', (language, day, month) => {
  expect(formatDay('2026-03-14', siteIn('UTC', language))).toBe(day);
  expect(formatMonth('2026-03', language)).toBe(month);
});
