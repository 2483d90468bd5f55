import type { Page } from 'playwright';

/** Cost of typing into one field, per key press. */
export interface Typing {
  /** Milliseconds from the key press to after the next paint. */
  readonly toPaint: readonly number[];
  /** Mean milliseconds of script. */
  readonly scripting: number;
}

declare global {
  interface Window {
    paints: number[];
  }
}

/** Runs in the page: measures every key press until after the next frame. */
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
  // The first key presses mostly cost compilation.
  await press(10);
  await page.evaluate(() => window.paints.splice(0));
  const before = await scriptSeconds();
  await press(letters);
  const after = await scriptSeconds();
  const toPaint = await page.evaluate(() => window.paints);
  await client.detach();
  return { toPaint, scripting: ((after - before) * 1000) / letters };
}
