import { expect, it } from 'vitest';
import type { Document } from '#schemas';
import { describeTimes, timesFinder } from './times-finder.ts';

const site = { kind: 'site', id: 'site', timeZone: 'Pacific/Auckland' } as unknown as Document;
const offers = (language: string, items: readonly object[]) =>
  ({ kind: 'content', id: `offers-${language}`, language, items }) as unknown as Document;
const times = timesFinder(
  [
    site,
    offers('en-nz', [
      { contentID: 1, publishFrom: '2030-06-01T09:00', fields: {} },
      { contentID: 2, fields: {} },
    ]),
    offers('mi-nz', [{ contentID: 2, publishFrom: '2030-06-01T09:00', fields: {} }]),
  ],
  'en-nz',
);

it('finds the times of an item in its language', () => {
  expect(times.ofItem({ contentID: 1 })).toEqual({ publishFrom: '2030-06-01T09:00' });
  expect(times.ofItem({ contentID: 2 })).toEqual({});
});

it('finds the times of a page together with those of its item, in the zone of the site', () => {
  expect(times.ofPage({})).toEqual({});
  const page = { publishFrom: '2030-05-01T09:00', publishUntil: '2030-12-31T12:00Z' };
  expect(times.ofPage(page)).toEqual({ publishFrom: '2030-05-01T09:00', publishUntil: '2031-01-01T01:00' });
  expect(times.ofPage(page, { contentID: 1 }).publishFrom).toBe('2030-06-01T09:00');
});

it('says them in words', () => {
  const [publishFrom, publishUntil] = ['2030-06-01T09:00', '2031-01-01T01:00:30'];
  expect([{}, { publishFrom }, { publishUntil }, { publishFrom, publishUntil }].map(describeTimes)).toEqual([
    undefined,
    'from 2030-06-01 09:00 on',
    'until 2031-01-01 01:00:30',
    'from 2030-06-01 09:00 until 2031-01-01 01:00:30',
  ]);
});
