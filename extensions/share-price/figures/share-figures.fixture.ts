import type { IndexDay, ShareFigures, TradingDay } from './share-figures.ts';

/** Weekdays of a year, with prices that rise and fall in waves. */
const days: readonly (TradingDay & IndexDay)[] = Array.from({ length: 365 }, (_, index) => {
  const time = new Date(Date.UTC(2025, 2, 3) + index * 86_400_000);
  const wave = Math.sin(index / 23) + 0.5 * Math.sin(index / 5);
  return {
    date: time.toISOString().slice(0, 10),
    close: Math.round(100 * (3.1 + 0.25 * wave)) / 100,
    volume: Math.round(400_000 * (2 + Math.sin(index / 3))),
    gross: Math.round(100 * (13_000 + 2 * index + 120 * Math.sin(index / 31))) / 100,
    weekday: time.getUTCDay(),
  };
})
  .filter(({ weekday }) => weekday !== 0 && weekday !== 6)
  .map(({ weekday: _, ...day }) => day);

/** The figures of an invented share over a year, until Monday 2 March 2026. */
export const exampleFigures: ShareFigures = {
  quote: {
    symbol: 'BKR',
    price: 3.18,
    movePercent: 0.63,
    volume: 412_905,
    previousClose: 3.16,
    pricesAt: '2026-03-02T14:40:00+13:00',
  },
  days: days.map(({ gross: _, ...day }) => day),
  index: days.map(({ date, gross }) => ({ date, gross })),
  summary: { month: { high: 3.29, low: 3.02 }, year: { high: 3.47, low: 2.74 } },
};
