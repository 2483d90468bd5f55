import type { Page } from 'playwright';

/** What typing into one field cost, a key press at a time. */
export interface Typing {
  /** Milliseconds from the key press to after the next paint. */
  readonly toPaint: readonly number[];
  /** Milliseconds of script, on average. */
  readonly scripting: number;
}

declare global {
  interface Window {
    paints: number[];
  }
}

/** Runs in the page: times every key press until the frame after it was drawn. */
function watchPaints(): void {
  window.paints = [];
  window.addEventListener(
    'keydown',
    (event) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.paints.push(performance.now() - event.timeStamp);
        channel.port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
}

/** Types letters at the end of a field and measures each. */
export async function measureTyping(page: Page, field: string, letters: number): Promise<Typing> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const scriptSeconds = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
  await page.locator(`[name=${field}]`).focus();
  await page.keyboard.press('End');
  await page.evaluate(watchPaints);
  const press = async (count: number) => {
    for (let pressed = 1; pressed <= count; pressed += 1) {
      await page.keyboard.press('b');
      await page.waitForFunction((expected) => window.paints.length >= expected, pressed);
    }
  };
  // What the first key presses cost is compiling.
  await press(10);
  await page.evaluate(() => window.paints.splice(0));
  const before = await scriptSeconds();
  await press(letters);
  const after = await scriptSeconds();
  const toPaint = await page.evaluate(() => window.paints);
  await client.detach();
  return { toPaint, scripting: ((after - before) * 1000) / letters };
}
