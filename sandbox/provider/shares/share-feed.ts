import { Hono } from 'hono';
import { refusal, refuse } from '../../answers/check-call.ts';
import type { DescribedCall } from '../../answers/described-call.ts';
import type { SandboxEnv } from '../../service.ts';
import type { SandboxState } from '../../state/state.ts';
import { checkCredentials, checkIdentifiers } from '../check-headers.ts';
import { closingTime, marketTime } from './market-time.ts';
import { indexDays, priceWithin, type ShareDay, shareDays, volumeWithin } from './prices.ts';
import { codes, shareCalls } from './share-calls.ts';
import { addDays, isTradingDay, monthsBefore } from './trading-days.ts';

/** The state of the market at a moment of the feed. */
interface Market {
  /** In New Zealand, yyyy-mm-dd. */
  readonly day: string;
  /** Completed trading days of the last year. */
  readonly days: readonly ShareDay[];
  readonly last: number;
  readonly previousClose: number;
  readonly volume: number;
  readonly pricesAt: string;
}

function quote(now: Date): object {
  const { last, previousClose, volume, pricesAt } = market(now);
  const move = round(last - previousClose, 2);
  return feed({
    issuer: {
      id: codes.stock,
      last,
      move,
      move_percent: round((100 * move) / previousClose, 2),
      volume,
      previous_close: previousClose,
      prices_at_time: pricesAt,
    },
  });
}

function priceHistory(now: Date): object {
  return feed({ stock: { id: codes.stock, date: market(now).days } });
}

function indexHistory(now: Date): object {
  const { days } = market(now);
  const [first] = days;
  const last = days.at(-1);
  const dates = first && last ? indexDays(first.date, last.date) : [];
  return feed({ stock: { id: codes.index, date: dates } });
}

function priceSummary(now: Date): object {
  const { days, last, day } = market(now);
  const since = (months: number) => {
    const from = monthsBefore(day, months);
    const prices = [...days.filter(({ date }) => date >= from).map(({ close }) => close), last];
    return { high: Math.max(...prices), low: Math.min(...prices) };
  };
  return feed({ stock: { id: codes.stock }, summary: { month: since(1), year: since(12) } });
}

function market(now: Date): Market {
  const { day, passed, text } = marketTime(now);
  const from = monthsBefore(day, 12);
  // A fortnight more holds the close before the first day shown, however long the holidays.
  const known = shareDays(addDays(from, -14), day);
  const isComplete = passed === 1 || !isTradingDay(day);
  const completed = isComplete ? known : known.slice(0, -1);
  const days = completed.filter(({ date }) => date >= from);
  const today = known.at(-1);
  const yesterday = completed.at(-1);
  if (!today || !yesterday) throw new Error(`The market has no days before ${day}.`);
  if (passed === undefined || passed === 1) {
    const { date, close, volume } = yesterday;
    const previousClose = completed.at(-2)?.close ?? close;
    return { day, days, last: close, previousClose, volume, pricesAt: closingTime(date) };
  }
  return {
    day,
    days,
    last: priceWithin(today, yesterday.close, passed),
    previousClose: yesterday.close,
    volume: volumeWithin(today, passed),
    pricesAt: text,
  };
}

function feed(content: object): object {
  return { document: { feed: content } };
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

type Answer = (now: Date) => object;

export function shareRoutes({ tokens, clock }: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  function answer({ path }: DescribedCall, parameter: keyof typeof codes, from: Answer) {
    routes.get(path, (context) => {
      const { headers } = context.req.raw;
      const refused = checkCredentials(headers, tokens) ?? checkIdentifiers(headers);
      if (refused) return refuse(context, refused);
      const asked = context.req.query(parameter) ?? '';
      if (asked !== codes[parameter]) {
        return refuse(context, refusal(404, 'CODE_UNKNOWN', parameter, `Nothing is listed as "${asked}".`));
      }
      return context.json(from(clock()));
    });
  }

  answer(shareCalls.quote, 'stock', quote);
  answer(shareCalls.history, 'stock', priceHistory);
  answer(shareCalls.summary, 'stock', priceSummary);
  answer(shareCalls.indexHistory, 'index', indexHistory);
  return routes;
}
