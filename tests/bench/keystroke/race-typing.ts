import { type Browser, chromium, type Page } from 'playwright';
import { chromiumOptions } from '../chromium.ts';
import { type Comparison, median } from '../rounds.ts';
import { atMost, type Row } from '../row.ts';
import { measureTyping, type Typing } from './measure-typing.ts';

/** A key press takes a few milliseconds, and what else the machine does about as long: only many rounds tell. */
const rounds = 21;
const letters = 40;

export type FormName = 'ours' | 'peer';

export interface TypingRace {
  readonly what: string;
  /** The name of the field that is typed into. */
  readonly field: string;
  readonly ours: () => Promise<Page>;
  readonly peer: () => Promise<Page>;
}

/** A browser without a screen to wait for: the time to paint is the time the work takes. */
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
 * Types into two forms in turns, every round on fresh pages. Of scripts the medians are compared. To paint, the browser keeps
 * some pages waiting for the tick of a screen, 16.7 ms, though there is none: the quickest rounds of both are free of that.
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

/** Neither always goes first. */
function turn(round: number): readonly FormName[] {
  return round % 2 === 0 ? ['ours', 'peer'] : ['peer', 'ours'];
}

type Runs = Readonly<Record<FormName, readonly Typing[]>>;
type Cost = (typing: Typing) => number;

/** Medians of the rounds, and the median of their ratios: what slows a whole round down cancels out. */
function compareMedians(runs: Runs, cost: Cost): Comparison {
  const ours = runs.ours.map(cost);
  const peer = runs.peer.map(cost);
  const ratio = median(ours.map((value, round) => value / (peer[round] ?? Number.NaN)));
  return { ours: median(ours), peer: median(peer), ratio };
}

/** The quickest eighth of the rounds: the slowest in it. */
function compareQuickest(runs: Runs, cost: Cost): Comparison {
  const quickest = (form: FormName) => runs[form].map(cost).sort((a, b) => a - b)[rounds >> 3] ?? Number.NaN;
  const [ours, peer] = [quickest('ours'), quickest('peer')];
  return { ours, peer, ratio: ours / peer };
}
