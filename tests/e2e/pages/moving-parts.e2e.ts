import { moduleOf, modulesOf } from '../support/shipped/shipped-modules.ts';
import { headerWords } from '../support/shipped/shipped-site.ts';
import { found } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const carousel = moduleOf('home-page', 'fact-carousel');

/** A question of the help page, by the id that is in its address. */
function questionOf(contentID: number): string {
  const questions = modulesOf('help-page', 'accordion').flatMap(({ items }) => items);
  return found(
    questions.find((question) => question.contentID === contentID),
    `${contentID}`,
  ).title;
}

test('The header leaves on the way down and comes back on the way up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect(header).toBeInViewport();
  await scrollTo(140);
  await expect(header).toBeInViewport();
  await scrollTo(600);
  await expect(header).not.toBeInViewport();
  await scrollTo(570);
  await expect(header).not.toBeInViewport();
  await scrollTo(520);
  await expect(header).toBeInViewport();
});

test('The header stays as it is while the footer is in view', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect(header).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.evaluate(() => window.scrollBy({ top: -60, behavior: 'instant' }));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(header).not.toBeInViewport();
});

test('On a narrow screen the menu slides in and out, by button and by Escape', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/');
  const opener = page.getByRole('button', { name: headerWords.openMenu, exact: true });
  const menu = page.getByRole('dialog', { name: headerWords.navigation });
  const overview = menu.locator('a[href="/for-business"]');
  const section = menu
    .locator('details')
    .filter({ has: page.locator('a[href="/for-business"]') })
    .locator('summary')
    .first();
  await expect(menu).toHaveCount(0);
  await opener.click();
  await expect(section).toBeInViewport();
  await page.getByRole('button', { name: headerWords.closeMenu }).click();
  await expect(menu).toHaveCount(0);
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await opener.click();
  await section.click();
  await overview.click();
  await expect(page).toHaveURL('/for-business');
});

test('A section named in the address is open and in view', async ({ page }) => {
  await page.goto('/help#section-1082');
  const answer = page.locator('#section-1082');
  await expect(answer).toBeInViewport();
  await expect(page.locator('#section-1081')).toBeHidden();
  const question = page.getByText(questionOf(1082), { exact: true });
  await question.click();
  await expect(answer).toBeHidden();
  await question.press('Enter');
  await expect(answer).toBeVisible();
});

test('A link within a page opens the section it leads to', { tag: '@full' }, async ({ page }) => {
  await page.goto('/help');
  await page.evaluate(() => {
    location.hash = '#section-1065';
  });
  await expect(page.locator('#section-1065')).toBeInViewport();
});

test('Facts take turns every eight seconds, until the visitor stops them', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/');
  const facts = page.getByRole('region', { name: carousel.label }).getByRole('listitem');
  const opacities = () =>
    facts.evaluateAll((items) => items.map((item) => Number(getComputedStyle(item).opacity)));
  /** Moves every turn on to a moment, instead of waiting for it. */
  const at = (milliseconds: number) =>
    facts.evaluateAll((items, time) => {
      for (const item of items) for (const animation of item.getAnimations()) animation.currentTime = time;
    }, milliseconds);
  const count = carousel.facts.length;
  await expect(facts).toHaveCount(count);
  for (const turn of [0, 1, count - 1, count]) {
    await at(turn * 8000 + 4000);
    expect((await opacities()).map(Math.round), `turn ${turn}`).toEqual(
      Array.from({ length: count }, (_, index) => (index === turn % count ? 1 : 0)),
    );
  }
  const states = () =>
    facts.evaluateAll((items) =>
      items.flatMap((item) => item.getAnimations().map(({ playState }) => playState)),
    );
  expect(new Set(await states())).toEqual(new Set(['running']));
  await page.getByLabel(carousel.pauseLabel).press('Space');
  await expect.poll(async () => [...new Set(await states())]).toEqual(['paused']);
});

test('Visitors who want no motion see all facts at once', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const facts = page.getByRole('region', { name: carousel.label }).getByRole('listitem');
  await expect(facts).toHaveCount(carousel.facts.length);
  for (const fact of await facts.all()) await expect(fact).toHaveCSS('opacity', '1');
});

test('Topics are tabs, of which one is open at a time', async ({ page }) => {
  await page.goto('/for-home/saving-energy');
  const topics = page.locator('main details:has(details) > summary');
  const [first, second] = [topics.nth(0), topics.nth(1)];
  const body = (topic: typeof first) => topic.locator('xpath=..').locator('p').first();
  await expect(body(first)).toBeVisible();
  await expect(body(second)).toBeHidden();
  await second.click();
  await expect(body(second)).toBeVisible();
  await expect(body(first)).toBeHidden();
  const [left, right] = [await first.boundingBox(), await second.boundingBox()];
  expect(left?.y).toBe(right?.y);
});

test.describe(() => {
  test.use({ expectedErrors: ['icon-shop-hover.svg'] });

  test('Quick links lead on, and a hover picture that does not come leaves no gap', { tag: '@full' }, async ({
    page,
  }) => {
    await page.route('**/images/icon-shop-hover.svg*', (route) => route.abort());
    await page.goto('/');
    const links = moduleOf('home-page', 'quick-links');
    const { title } = found(
      links.cards.find(({ href }) => href === '/for-business'),
      'card',
    );
    const { label, href } = found(links.overviewLink, 'overview');
    const card = page.getByRole('main').getByRole('link', { name: title, exact: true });
    await card.scrollIntoViewIfNeeded();
    const [rest, hover] = [card.locator('img').nth(0), card.locator('img').nth(1)];
    await expect(hover).toBeHidden();
    await card.hover();
    await expect(rest).toHaveCSS('opacity', '1');
    await expect(page.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
    await card.click();
    await expect(page).toHaveURL('/for-business');
  });
});
