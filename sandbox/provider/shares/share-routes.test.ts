import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app.ts';
import { joinCaller } from '../../testing/join-caller.ts';
import { isTradingDay } from './trading-days.ts';

const caller = joinCaller();
const paths = {
  quote: '/v1/expr/shares/price/quote?stock=GNE',
  history: '/v1/expr/shares/price/history?stock=GNE',
  summary: '/v1/expr/shares/price/summary?stock=GNE',
  index: '/v1/expr/shares/indices/history?index=NZ50',
};

/** The feed at a given moment. */
async function feedAt(time: string, name: keyof typeof paths) {
  const { fetch, state } = createSandbox({ clock: () => new Date(time) });
  const response = await fetch(
    new Request(`http://sandbox/provider${paths[name]}`, {
      headers: {
        authorization: `Bearer ${state.tokens.issue().access_token}`,
        'x-client-id': 'sandbox-client',
        'x-client-secret': 'sandbox-secret',
        'x-brand-id': 'SANDBOX',
        'x-application-id': 'WEB',
        'x-channel-id': 'Browser',
        'x-transaction-id': '6a2f41a3-c54c-4a4e-8b0e-1d7d0b7a3f10',
      },
    }),
  );
  return (await response.json()).document.feed;
}

const mondayAt = (time: string) => `2026-11-23T${time}:00+13:00`;

describe('the share feed', () => {
  it('answers the same for the same moment', async () => {
    for (const name of ['quote', 'history', 'summary', 'index'] as const) {
      expect(await feedAt(mondayAt('11:30'), name)).toEqual(await feedAt(mondayAt('11:30'), name));
    }
  });

  it('is twenty minutes late, in the time of New Zealand', async () => {
    const { issuer } = await feedAt(mondayAt('11:30'), 'quote');
    expect(issuer).toMatchObject({ id: 'GNE', prices_at_time: '2026-11-23T11:10:00+13:00' });
    const winter = await feedAt('2026-07-01T11:30:00+12:00', 'quote');
    expect(winter.issuer.prices_at_time).toBe('2026-07-01T11:10:00+12:00');
  });

  it('moves while the market is open, and trades more and more', async () => {
    const times = ['10:40', '11:40', '12:40', '13:40', '14:40', '15:40', '16:40'];
    const quotes = await Promise.all(times.map((time) => feedAt(mondayAt(time), 'quote')));
    expect(new Set(quotes.map(({ issuer }) => issuer.last)).size).toBeGreaterThan(2);
    const volumes = quotes.map(({ issuer }) => issuer.volume);
    expect(volumes).toEqual([...volumes].sort((a, b) => a - b));
    expect(new Set(volumes).size).toBe(times.length);
  });

  it('shows the close of the last day of trade before the opening, at weekends and after the end', async () => {
    const friday = await feedAt('2026-11-20T18:00:00+13:00', 'quote');
    for (const time of ['2026-11-21T12:00:00+13:00', '2026-11-22T23:00:00+13:00', mondayAt('10:10')]) {
      expect(await feedAt(time, 'quote')).toEqual(friday);
    }
    expect(friday.issuer.prices_at_time).toBe('2026-11-20T16:45:00+13:00');
    const { stock } = await feedAt('2026-11-20T18:00:00+13:00', 'history');
    expect(friday.issuer.last).toBe(stock.date.at(-1).close);
    expect(friday.issuer.previous_close).toBe(stock.date.at(-2).close);
  });

  it('has a year of complete trading days, and the index on each of them', async () => {
    const { stock } = await feedAt(mondayAt('12:00'), 'history');
    const dates = stock.date.map(({ date }: { date: string }) => date);
    expect(dates[0]).toBe('2025-11-24');
    expect(dates.at(-1)).toBe('2026-11-20');
    expect(dates.filter((date: string) => !isTradingDay(date))).toEqual([]);
    for (const day of stock.date) {
      expect(day.close).toBeGreaterThan(1);
      expect(day.close).toBeLessThan(5);
      expect(day.volume).toBeGreaterThan(0);
    }
    const index = await feedAt(mondayAt('12:00'), 'index');
    expect(index.stock.date.map(({ date }: { date: string }) => date)).toEqual(dates);
  });

  it('takes a day into the history once its trading is over', async () => {
    const last = async (time: string) => (await feedAt(time, 'history')).stock.date.at(-1).date;
    expect(await last(mondayAt('17:04'))).toBe('2026-11-20');
    expect(await last(mondayAt('17:05'))).toBe('2026-11-23');
  });

  it('sums up the highest and lowest prices of the last month and year', async () => {
    const { summary } = await feedAt(mondayAt('12:00'), 'summary');
    const { stock } = await feedAt(mondayAt('12:00'), 'history');
    const { issuer } = await feedAt(mondayAt('12:00'), 'quote');
    const closes = stock.date.map(({ close }: { close: number }) => close);
    expect(summary.year.high).toBe(Math.max(...closes, issuer.last));
    expect(summary.year.low).toBe(Math.min(...closes, issuer.last));
    expect(summary.month.high).toBeLessThanOrEqual(summary.year.high);
    expect(summary.month.low).toBeGreaterThanOrEqual(summary.year.low);
  });

  it('knows one share and one index', async () => {
    expect((await caller.provider('/v1/expr/shares/price/quote?stock=XYZ')).status).toBe(404);
    expect((await caller.provider('/v1/expr/shares/indices/history')).status).toBe(404);
  });

  it('wants the provider headers', async () => {
    expect((await caller.provider(paths.quote)).status).toBe(200);
    expect((await caller.provider(paths.quote, { headers: { authorization: undefined } })).status).toBe(401);
    expect((await caller.provider(paths.quote, { headers: { 'x-brand-id': undefined } })).status).toBe(400);
  });

  it('fails as a tester plans it', async () => {
    const fault = { service: 'provider', path: '/v1/expr/shares/price/quote', kind: 'status', status: 500 };
    caller.state.faults.replace([fault as never]);
    expect((await fetch(`${caller.url}/provider${paths.quote}`)).status).toBe(500);
  });
});
