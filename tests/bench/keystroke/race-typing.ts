import { type Browser, chromium, type Page } from 'playwright';
import { chromiumOptions } from '../chromium.ts';
import { type Comparison, median } from '../rounds.ts';
import { atMost, type Row } from '../row.ts';
import { measureTyping, type Typing } from './measure-typing.ts';

/**
 * A key press takes a few milliseconds, about as long as other work on the machine, so many rounds are
 * needed.
 */
const rounds = 21;
const letters = 40;

export type FormName = 'ours' | 'peer';

export interface TypingRace {
  readonly what: string;
  /** Name of the field to type into. */
  readonly field: string;
  readonly ours: () => Promise<Page>;
  readonly peer: () => Promise<Page>;
}

/** A browser without a screen to wait for: the time to paint is the time of the work. */
export async function withTypingBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const options = chromiumOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Types into two forms alternately, every round on fresh pages. Scripting time is compared by medians. Before
 * painting, the browser lets some pages wait for a frame of 16.7 ms although there is no screen; the fastest
 * rounds of both are free of that.
 */
export async function raceTyping({ what, field, ...open }: TypingRace): Promise<Row[]> {
  const runs: Record<FormName, Typing[]> = { ours: [], peer: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const form of turn(round)) {
      const page = await open[form]();
      runs[form].push(await measureTyping(page, field, letters));
      await page.close();
    }
  }
  const peerName = 'hand-written react-hook-form';
  const paint = compareQuickest(runs, ({ toPaint }) => median(toPaint));
  const script = compareMedians(runs, ({ scripting }) => scripting);
  return [
    atMost({ name: `${what}: to paint`, ...paint, peerName, budget: 1.1, unit: 'ms' }),
    atMost({ name: `${what}: script`, ...script, peerName, budget: 1.5, unit: 'ms' }),
  ];
}

/** The forms take turns to go first. */
function turn(round: number): readonly FormName[] {
  return round % 2 === 0 ? ['ours', 'peer'] : ['peer', 'ours'];
}

type Runs = Readonly<Record<FormName, readonly Typing[]>>;
type Cost = (typing: Typing) => number;

/** Medians of the rounds, and the median of their ratios, in which a slow round cancels out. */
function compareMedians(runs: Runs, cost: Cost): Comparison {
  const ours = runs.ours.map(cost);
  const peer = runs.peer.map(cost);
  const ratio = median(ours.map((value, round) => value / (peer[round] ?? Number.NaN)));
  return { ours: median(ours), peer: median(peer), ratio };
}

/** Compares the fastest eighth of the rounds by its slowest. */
function compareQuickest(runs: Runs, cost: Cost): Comparison {
  const quickest = (form: FormName) => runs[form].map(cost).sort((a, b) => a - b)[rounds >> 3] ?? Number.NaN;
  const [ours, peer] = [quickest('ours'), quickest('peer')];
  return { ours, peer, ratio: ours / peer };
}
