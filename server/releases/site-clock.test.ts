import { expect, it } from 'vitest';
import { siteClock } from './site-clock.ts';

it('reckons today where the site is, not where the server is', () => {
  const today = siteClock(() => Date.parse('2029-12-31T11:00:00Z'));
  expect(today('UTC')).toBe('2029-12-31');
  expect(today('Pacific/Auckland')).toBe('2030-01-01');
});

it('notices that the day has turned', () => {
  let now = Date.parse('2030-01-01T23:59:59Z');
  const today = siteClock(() => now);
  expect(today('UTC')).toBe('2030-01-01');
  now = Date.parse('2030-01-02T00:00:00Z');
  expect(today('UTC')).toBe('2030-01-02');
});
