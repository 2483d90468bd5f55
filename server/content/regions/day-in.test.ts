import { expect, it } from 'vitest';
import { dayIn } from './region-readers.ts';

it.each([
  ['2026-03-14', 'Pacific/Auckland', '2026-03-14'],
  ['2026-03-14', 'America/Los_Angeles', '2026-03-14'],
  ['2025-12-31T11:30:00Z', 'Pacific/Auckland', '2026-01-01'],
  ['2026-01-01T00:30:00+13:00', 'Pacific/Auckland', '2026-01-01'],
  ['2026-01-01T00:30:00+13:00', 'UTC', '2025-12-31'],
  ['soon', 'UTC', undefined],
  ['2026-02-30', 'UTC', undefined],
])('%s in %s is the day %s', (text, timeZone, day) => {
  expect(dayIn(text, timeZone)).toBe(day);
});
