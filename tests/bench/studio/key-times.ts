import type { CDPSession, Frame, Page } from 'playwright';

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

/** Milliseconds from each key press to the next paint of the studio, as the browser itself measures them. */
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

/**
 * Milliseconds of processor that each key press takes in the studio and in its preview, with all that follows from it. Others
 * who use the machine do not make it more.
 */
export async function workPerKey(page: Page): Promise<number> {
  const sessions = await Promise.all(targetsOf(page).map(measuring));
  const before = await workOf(sessions);
  for (const key of typed) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(keyPauseMs);
  }
  await page.waitForTimeout(settleMs);
  return ((await workOf(sessions)) - before) / typed.length;
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

async function workOf(sessions: readonly CDPSession[]): Promise<number> {
  const answers = await Promise.all(sessions.map((session) => session.send('Performance.getMetrics')));
  const seconds = answers.map(
    ({ metrics }) => metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0,
  );
  return 1000 * seconds.reduce((sum, each) => sum + each, 0);
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
