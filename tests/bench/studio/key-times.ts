import type { Frame, Page } from 'playwright';

const typed = 'the quick brown fox jumps over a dog';
/** Between keys, as people type. */
const keyPauseMs = 150;

/** What the pages of a measurement keep in their windows: times since the epoch, in milliseconds. */
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
  await page.waitForTimeout(500);
  const spent = await timesOf(page);
  // Quicker ones are not reported.
  return [...spent, ...Array.from({ length: Math.max(0, typed.length - spent.length) }, () => 16)];
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
