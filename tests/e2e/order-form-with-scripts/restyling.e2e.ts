import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Counts the elements whose styles the browser computes while something is done. */
async function restyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const session = await page.context().newCDPSession(page);
  let count = 0;
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { args } of value) {
      const { elementCount } = (args ?? {}) as { readonly elementCount?: number };
      count += elementCount ?? 0;
    }
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] },
  });
  await act();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return count;
}

test('Moving from a question to a choice restyles few elements, not the page', { tag: '@full' }, async ({
  page,
  form,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await form.open();
  await form.question('phone').focus();
  const all = await page.locator('*').count();
  const moved = await restyled(page, () => page.locator('form input[type=radio]').first().focus());
  expect(moved).toBeGreaterThan(0);
  expect(moved).toBeLessThan(all / 4);
});
