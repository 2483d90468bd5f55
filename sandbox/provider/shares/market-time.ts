import { isTradingDay } from './trading-days.ts';

/** The feed is this much behind the market. */
const delayMs = 20 * 60_000;

const opensAt = 10 * 60;
const closesAt = 16 * 60 + 45;

/** The moment that a delayed feed shows. */
export interface MarketTime {
  /** In New Zealand, yyyy-mm-dd. */
  readonly day: string;
  /** Share of the trading day that has passed, from 0 to 1; undefined before it opens, and on other days. */
  readonly passed: number | undefined;
  /** ISO 8601 with New Zealand's offset. */
  readonly text: string;
}

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Pacific/Auckland',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

/** The moment shown by the feed at a given time. */
export function marketTime(now: Date): MarketTime {
  const shown = now.getTime() - delayMs;
  const [day = '', time = ''] = format.format(shown).split(', ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const sinceOpening = hours * 60 + minutes - opensAt;
  const isOpen = isTradingDay(day) && sinceOpening >= 0;
  return {
    day,
    passed: isOpen ? Math.min(1, sinceOpening / (closesAt - opensAt)) : undefined,
    text: `${day}T${time}${offset(shown, day, time)}`,
  };
}

/** The moment at which a day's trading ends, as the feed writes it. */
export function closingTime(day: string): string {
  for (const hours of ['+13:00', '+12:00']) {
    const text = `${day}T16:45:00${hours}`;
    if (format.format(new Date(text)) === `${day}, 16:45:00`) return text;
  }
  throw new Error(`New Zealand has no closing time on ${day}.`);
}

function offset(shown: number, day: string, time: string): string {
  const hours = Math.round((Date.parse(`${day}T${time}Z`) - shown) / 3_600_000);
  return `+${hours}:00`;
}
