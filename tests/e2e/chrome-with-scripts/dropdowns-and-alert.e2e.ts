import { alerts } from '../support/shipped/shipped-alerts.ts';
import { alertWords, headerWords, overviewName } from '../support/shipped/shipped-site.ts';
import { expect, test } from '../support/test.ts';

const [shownAlert] = alerts;

test('Escape and a press outside close a dropdown', async ({ page }) => {
  await page.goto('/for-home', { waitUntil: 'networkidle' });
  const summary = page.locator('header summary').first();
  const open = page.locator('header details[open]');
  await summary.click();
  await expect(open).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(summary).toBeFocused();
  await summary.click();
  // The corner of the window, where no dropdown reaches.
  await page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 5);
  await expect(open).toHaveCount(0);
});

test('On a phone the header leaves by its 88 px, and a pinned one stays', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/for-home');
  await page.getByRole('button', { name: alertWords.closeLabel }).click();
  const header = page.locator('header[data-site-header]');
  const top = () => header.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(top).toBe(-88);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-header-pinned', true));
  await expect.poll(top).toBe(0);
});

test('A closed alert stays away on the next page, without a flash and without moving anything', async ({
  page,
}) => {
  // The script of the alert comes after the page.
  await page.goto('/for-home', { waitUntil: 'networkidle' });
  const alert = page.getByRole('region', { name: alertWords.label });
  await expect(alert).toBeVisible();
  await alert.getByRole('button').click();
  await expect(alert).toBeHidden();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const shown = document.querySelector('section[data-script=close-alert]')?.checkVisibility();
      if (shown) seen.push('flash');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const { entryType } of list.getEntries()) seen.push(entryType);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/for-business', { waitUntil: 'networkidle' });
  await expect(alert).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('An alert that is closed on a step stays away on other steps and pages, for the time of its list', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/join', { waitUntil: 'networkidle' });
  await page.evaluate(() => localStorage.setItem('waymark.alert.400', '{ malformed'));
  const alert = page.getByRole('region', { name: alertWords.label });
  await alert.getByRole('button').click();
  await expect(alert).toBeHidden();
  for (const path of ['/join/business/fuel', '/join', '/for-home']) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await expect(alert, path).toBeHidden();
  }
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('waymark.alert.')),
  );
  expect(stored.map(([key]) => key)).toEqual([`waymark.alert.${shownAlert?.contentID}`]);
  const { closedAt, duration, expiry } = JSON.parse(stored[0]?.[1] ?? '');
  expect([duration, expiry - closedAt]).toEqual([shownAlert?.closedFor, shownAlert?.closedFor]);
});

test('On a phone the menu of a page that two sections lead to opens in the first of them', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/contact-us');
  await page.getByRole('button', { name: headerWords.openMenu, exact: true }).click();
  const menu = page.locator('#site-menu');
  await expect(menu.getByRole('link', { name: overviewName('/for-home') })).toBeVisible();
  await expect(menu.locator('[data-own-section]')).toHaveCount(1);
});

test('A content page loads no more than a kilobyte of script before it is there, and few more after', async ({
  page,
}) => {
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  const scripts = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime, encodedBodySize: bytes }) => ({
        name,
        bytes,
        isLate: startTime > (navigation?.domContentLoadedEventStart ?? 0),
      }));
  });
  const sum = (of: typeof scripts) => of.reduce((total, { bytes }) => total + bytes, 0);
  expect(sum(scripts.filter(({ isLate }) => !isLate)), JSON.stringify(scripts)).toBeLessThanOrEqual(1000);
  expect(sum(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(3000);
});
