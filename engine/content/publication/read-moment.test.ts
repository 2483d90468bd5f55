import { expect, it } from 'vitest';
import { readMoment } from './read-moment.ts';

const auckland = 'Pacific/Auckland';
const iso = (text: string, timeZone = auckland) => {
  const time = readMoment(text, timeZone);
  return time === undefined ? undefined : new Date(time).toISOString();
};

it.each([
  ['2026-06-01T09:00', '2026-05-31T21:00:00.000Z'],
  ['2026-12-01T09:00', '2026-11-30T20:00:00.000Z'],
  ['2026-12-01 09:00:30', '2026-11-30T20:00:30.000Z'],
  ['2026-12-01T09:00Z', '2026-12-01T09:00:00.000Z'],
  ['2026-12-01T09:00+05:30', '2026-12-01T03:30:00.000Z'],
  ['2026-12-01T09:00-03:00', '2026-12-01T12:00:00.000Z'],
])('%s is a time of the site, or of its own offset', (text, expected) => {
  expect(iso(text)).toBe(expected);
});

it('is the first of two times where the clocks go back, and none where they skip an hour', () => {
  expect(iso('2026-04-05T02:30')).toBe('2026-04-04T13:30:00.000Z');
  expect(iso('2026-04-05T03:00')).toBe('2026-04-04T15:00:00.000Z');
  expect(iso('2026-09-27T02:30')).toBeUndefined();
  expect(iso('2026-09-27T01:59')).toBe('2026-09-26T13:59:00.000Z');
  expect(iso('2026-09-27T03:00')).toBe('2026-09-26T14:00:00.000Z');
  expect(iso('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
  expect(iso('2026-10-04T02:15', 'Australia/Lord_Howe')).toBeUndefined();
});

it.each([
  'tomorrow',
  '2026-02-30T09:00',
  '2026-13-01T09:00',
  '2026-01-01T25:00',
  '2026-01-01T09:00:60',
  '2026-01-01',
])('%s is no time', (text) => expect(iso(text)).toBeUndefined());
