import { hash } from '../../premises/hash.ts';
import { tradingDays } from './trading-days.ts';

/** A trading day of a share. */
export interface ShareDay {
  readonly date: string;
  readonly close: number;
  readonly volume: number;
}

/** A trading day of an index. `gross` takes dividends as reinvested. */
export interface IndexDay {
  readonly date: string;
  readonly gross: number;
}

/** Every price follows from those before it, back to this day. */
const firstDay = '2022-01-03';
const usualPrice = 2.45;
const firstGross = 12_800;

const knownShares = new Map<string, ShareDay>();
const knownIndex = new Map<string, IndexDay>();
let knownUntil = '';

/** A share's trading days from one day to another, both included. */
export function shareDays(from: string, to: string): readonly ShareDay[] {
  know(to);
  return pick(knownShares, from, to);
}

/** The index's trading days from one day to another, both included. */
export function indexDays(from: string, to: string): readonly IndexDay[] {
  know(to);
  return pick(knownIndex, from, to);
}

/** Price within a trading day of which a share has passed, from 0 to 1. It ends at the day's close. */
export function priceWithin({ date, close }: ShareDay, previousClose: number, passed: number): number {
  const minute = Math.floor(passed * 405);
  const straight = previousClose + (close - previousClose) * passed;
  const swing = noise(`${date} ${minute}`) * 0.006 * Math.sin(Math.PI * passed);
  return cents(straight * (1 + swing));
}

/** Shares traded so far. Trading is brisk at the opening and at the end. */
export function volumeWithin({ volume }: ShareDay, passed: number): number {
  return Math.round(volume * (passed + 0.12 * Math.sin(2 * Math.PI * passed)));
}

function know(until: string): void {
  if (until <= knownUntil) return;
  let price = usualPrice;
  let gross = firstGross;
  for (const date of tradingDays(firstDay, until)) {
    const market = noise(`market ${date}`);
    const pull = 0.008 * Math.log(usualPrice / price);
    price *= 1 + pull + 0.009 * market + 0.028 * noise(`share ${date}`);
    gross *= 1 + 0.00028 + 0.0062 * market;
    const bustle = 1 + 1.1 * Math.abs(noise(`share ${date}`)) + 0.5 * noise(`volume ${date}`);
    knownShares.set(date, { date, close: cents(price), volume: Math.round(820_000 * Math.max(0.2, bustle)) });
    knownIndex.set(date, { date, gross: cents(gross) });
  }
  knownUntil = until;
}

function pick<Day extends { readonly date: string }>(
  days: ReadonlyMap<string, Day>,
  from: string,
  to: string,
): readonly Day[] {
  return [...days.values()].filter(({ date }) => date >= from && date <= to);
}

/** A number from -1 to 1 that follows from a text; those near 0 come more often. */
function noise(text: string): number {
  const part = (salt: string) => hash(`${salt} ${text} ${salt}`) / 0xffffffff;
  return (2 * (part('a') + part('b') + part('c'))) / 3 - 1;
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
