import { describe, expect, it } from 'vitest';
import { isTradingDay, monthsBefore, publicHolidays, tradingDays } from './trading-days.ts';

describe('the days of trade', () => {
  it('leave out the public holidays of New Zealand, as the government lists them', () => {
    expect([...publicHolidays(2026)].sort()).toEqual([
      '2026-01-01',
      '2026-01-02',
      '2026-02-06',
      '2026-04-03',
      '2026-04-06',
      '2026-04-27',
      '2026-06-01',
      '2026-07-10',
      '2026-10-26',
      '2026-12-25',
      '2026-12-28',
    ]);
  });

  it('move two holidays in a row that fall on a weekend to the Monday and the Tuesday', () => {
    expect(['2021-12-27', '2021-12-28'].some(isTradingDay)).toBe(false);
    expect(['2023-01-02', '2023-01-03'].some(isTradingDay)).toBe(false);
    expect(isTradingDay('2023-01-04')).toBe(true);
  });

  it('leave out weekends', () => {
    expect(tradingDays('2026-11-13', '2026-11-17')).toEqual(['2026-11-13', '2026-11-16', '2026-11-17']);
  });

  it('are about 250 a year', () => {
    for (const year of [2023, 2024, 2025, 2026]) {
      const count = tradingDays(`${year}-01-01`, `${year}-12-31`).length;
      expect(count).toBeGreaterThanOrEqual(248);
      expect(count).toBeLessThanOrEqual(252);
    }
  });
});

describe('a month before', () => {
  it.each([
    ['2026-11-23', 1, '2026-10-23'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2026-01-15', 3, '2025-10-15'],
    ['2024-02-29', 12, '2023-02-28'],
  ])('%s by %i is %s', (day, months, expected) => {
    expect(monthsBefore(day, months)).toBe(expected);
  });
});
