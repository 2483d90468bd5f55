import type { CDPSession, Frame, Page } from 'playwright';
import { median } from '../rounds.ts';

const typed = 'the quick brown fox jumps over a dog';
/** Between keys, as people type. */
const keyPauseMs = 150;
/** Until what follows from the last key is done. */
const settleMs = 500;

/** Times that the pages of a measurement keep in their windows: milliseconds since the epoch. */
interface Times {
  readonly times: readonly number[];
}

/** Milliseconds from each key press to the paint of what it changed in the preview. */
export async function keysToPreview(page: Page): Promise<readonly number[]> {
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (frame === undefined) throw new Error('The page has no preview.');
  await page.evaluate(noteKeys);
  await frame.evaluate(notePaints);
  const found: number[] = [];
  for (const key of typed) {
    const before = (await timesOf(frame)).length;
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await frame.waitForFunction((count) => (window as unknown as Times).times.length > count, before);
    const painted = (await timesOf(frame))[before];
    const pressed = (await timesOf(page)).at(-1);
    found.push((painted ?? Number.NaN) - (pressed ?? Number.NaN));
    await page.waitForTimeout(keyPauseMs);
  }
  return found;
}

/**
 * Milliseconds on the clock from each key press to the next paint of the studio, as the browser itself measures them: in steps
 * of 8. Whatever else runs on the machine makes them longer.
 */
export async function keysToPaint(page: Page): Promise<readonly number[]> {
  await page.evaluate(noteDurations);
  for (const key of typed) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(keyPauseMs);
  }
  await page.waitForTimeout(settleMs);
  const spent = await timesOf(page);
  // Quicker ones are not reported.
  return [...spent, ...Array.from({ length: Math.max(0, typed.length - spent.length) }, () => 16)];
}

/** Milliseconds of processor that a key press takes. */
interface KeyWork {
  /** On the thread of the studio, where the letter is painted. */
  readonly studio: number;
  /** In the preview, which has a process of its own. */
  readonly preview: number;
}

/**
 * The work of each key press, with all that follows from it until half a second after the last. Others who use the machine make
 * it little more.
 */
export async function workPerKey(page: Page): Promise<KeyWork> {
  const sessions = await Promise.all(targetsOf(page).map(measuring));
  const before = await Promise.all(sessions.map(workOf));
  for (const key of typed) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(keyPauseMs);
  }
  await page.waitForTimeout(settleMs);
  const after = await Promise.all(sessions.map(workOf));
  const [studio = Number.NaN, ...previews] = after.map(
    (work, at) => (work - (before[at] ?? 0)) / typed.length,
  );
  return { studio, preview: previews.reduce((sum, each) => sum + each, 0) };
}

/** Milliseconds of processor that the fixed work took on the machine of the figures in docs/benchmarks.md. */
const usualFixedMs = 40;
const fixedRounds = 5;

/**
 * How many times slower a page is now than on that machine, by a fixed piece of work. Its time of processor grows with
 * that of all else when others use the machine, or it is another one.
 */
export async function slownessOf(page: Page): Promise<number> {
  const session = await measuring(page);
  const spent: number[] = [];
  for (let round = 0; round < fixedRounds; round += 1) {
    const before = await workOf(session);
    await page.evaluate(doFixedWork);
    spent.push((await workOf(session)) - before);
  }
  return median(spent) / usualFixedMs;
}

/** Writes and reads a list, as the studio does with documents. */
function doFixedWork(): void {
  const list = Array.from({ length: 500 }, (_, at) => ({ name: `answer${at}`, label: `Question ${at}`, at }));
  for (let round = 0; round < 400; round += 1) JSON.parse(JSON.stringify(list));
}

/** The page, and its preview, which has a process of its own. */
function targetsOf(page: Page): readonly (Page | Frame)[] {
  return [page, ...page.frames().filter((frame) => frame !== page.mainFrame())];
}

/** Has the browser measure the work of the thread. */
async function measuring(target: Page | Frame): Promise<CDPSession> {
  const page = 'context' in target ? target : target.page();
  const session = await page.context().newCDPSession(target);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** The value that 95 of 100 do not exceed. */
export function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

async function timesOf(frame: Page | Frame): Promise<readonly number[]> {
  return await frame.evaluate(() => (window as unknown as Times).times);
}

function noteKeys(): void {
  const times: number[] = [];
  Object.assign(window, { times });
  window.addEventListener('keydown', ({ timeStamp }) => times.push(performance.timeOrigin + timeStamp), true);
}

function notePaints(): void {
  const times: number[] = [];
  Object.assign(window, { times });
  let isComing = false;
  new MutationObserver(() => {
    if (isComing) return;
    isComing = true;
    requestAnimationFrame(() => {
      // The first task after the frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        isComing = false;
        times.push(performance.timeOrigin + performance.now());
      };
      port2.postMessage('');
    });
  }).observe(document.body, { characterData: true, childList: true, subtree: true });
}

function noteDurations(): void {
  const times: number[] = [];
  Object.assign(window, { times });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') times.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
