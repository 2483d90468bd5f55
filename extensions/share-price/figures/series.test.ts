import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysWithin, fittingRange, fullRange, lastMonths, rollingHighAndLow, rowsOf } from './series.ts';
import { exampleFigures } from './share-figures.fixture.ts';

const dates = fc
  .uniqueArray(fc.date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }), {
    maxLength: 60,
    selector: (date) => date.toISOString().slice(0, 10),
  })
  .map((found) => found.map((date) => ({ date: date.toISOString().slice(0, 10) })));
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const months = fc.integer({ min: 1, max: 24 });

describe('the days of the last months', () => {
  it.each([
    [1, '2026-11-23', '2026-10-23'],
    [3, '2026-05-31', '2026-02-28'],
    [12, '2024-02-29', '2023-02-28'],
  ])('of %i until %s begin on %s', (count, until, first) => {
    const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
    const days = [{ date: before }, { date: first }, { date: until }];
    expect(lastMonths(days, count, until)).toEqual([{ date: first }, { date: until }]);
  });

  it('end with the day asked for, are in order and are more the more months they are', () => {
    fc.assert(
      fc.property(dates, day, months, (days, until, count) => {
        const found = lastMonths(days, count, until);
        expect(found.every(({ date }) => date <= until)).toBe(true);
        expect(days.filter((other) => found.includes(other))).toEqual(found);
        const longer = lastMonths(days, count + 1, until);
        expect(found.every((other) => longer.includes(other))).toBe(true);
      }),
    );
  });
});

describe('a range of days', () => {
  it('always fits, and shows two days where there are two', () => {
    const place = fc.integer({ min: -5, max: 400 });
    fc.assert(
      fc.property(place, place, fc.integer({ min: 0, max: 300 }), (from, to, count) => {
        const range = fittingRange({ from, to }, count);
        const days = Array.from({ length: count }, (_, index) => index);
        expect(daysWithin(days, range).length).toBeGreaterThanOrEqual(Math.min(2, count));
        expect(range.from).toBeGreaterThanOrEqual(0);
        expect(range.to).toBeLessThanOrEqual(Math.max(0, count - 1));
        expect(fittingRange(range, count)).toEqual(range);
      }),
    );
  });

  it('that is full holds every day', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 300 }), (days) => {
        expect(daysWithin(days, fullRange(days.length))).toEqual(days);
      }),
    );
  });
});

describe('the highest and lowest price of the last months', () => {
  const price = fc.double({ min: 0.01, max: 100, noNaN: true });

  it('bound every close of those months and the quote, and are among them', () => {
    fc.assert(
      fc.property(
        dates,
        fc.array(price, { minLength: 60, maxLength: 60 }),
        price,
        months,
        (days, prices, last, count) => {
          const closed = days.map(({ date }, index) => ({ date, close: prices[index] ?? 1, volume: 1 }));
          const figures = {
            ...exampleFigures,
            days: closed,
            quote: { ...exampleFigures.quote, price: last, pricesAt: '2026-12-31T12:00:00+13:00' },
          };
          const { high, low } = rollingHighAndLow(figures, count);
          const counted = [...lastMonths(closed, count, '2026-12-31').map(({ close }) => close), last];
          expect(counted.every((value) => low <= value && value <= high)).toBe(true);
          expect(counted).toContain(high);
          expect(counted).toContain(low);
        },
      ),
    );
  });

  it('spread no less over more months', () => {
    const month = rollingHighAndLow(exampleFigures, 1);
    const year = rollingHighAndLow(exampleFigures, 12);
    expect(year.high).toBeGreaterThanOrEqual(month.high);
    expect(year.low).toBeLessThanOrEqual(month.low);
  });

  it('leave out days on which the exchange was closed, which have no figures', () => {
    const [first, ...others] = exampleFigures.days;
    const gap = { ...exampleFigures, days: [first, ...others.slice(20)].flatMap((day) => day ?? []) };
    expect(Number.isFinite(rollingHighAndLow(gap, 12).low)).toBe(true);
    expect(rollingHighAndLow({ ...exampleFigures, days: [] }, 12)).toEqual({
      high: exampleFigures.quote.price,
      low: exampleFigures.quote.price,
    });
  });
});

describe('the rows of the table', () => {
  it('are the trading days, each with the index of its own date', () => {
    const days = exampleFigures.days.slice(0, 3);
    const [, second] = exampleFigures.index;
    const rows = rowsOf(days, second ? [second] : []);
    expect(rows.map(({ gross }) => gross)).toEqual([undefined, second?.gross, undefined]);
    expect(rows.map(({ gross: _, ...day }) => day)).toEqual(days);
  });
});
