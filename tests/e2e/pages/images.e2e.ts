import { moduleOf } from '../support/shipped/shipped-modules.ts';
import { found } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';

const path = '/for-investors';
const { alt = '' } = found(moduleOf('for-investors-page', 'header-banner').image, 'image');
const photograph = { name: alt, exact: true };

test('A photograph comes in a width that fits its room and in the newest format', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const answered = page.waitForResponse((response) => response.url().includes('/images/landscapes/'));
  await page.goto(path);
  const response = await answered;
  expect(response.headers()['content-type']).toBe('image/avif');
  expect(response.headers()['cache-control']).toContain('immutable');
  expect(new URL(response.url()).searchParams.get('w')).toBe('480');
});

test('A photograph has its place and its placeholder before it arrives', { tag: '@full' }, async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/images/landscapes/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const picture = page.getByRole('img', photograph);
  const placeholder = page.locator('main img[src^="data:image/webp"]');
  await expect.poll(() => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(12);
  const before = await picture.boundingBox();
  release();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.boundingBox()).toEqual(before);
});

test.describe('A picture that is missing', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED'] });

  test('says what it shows', { tag: '@full' }, async ({ page, site }) => {
    expect((await fetch(`${site.url}/images/nothing.jpg?format=auto&w=640`)).status).toBe(404);
    expect((await fetch(`${site.url}/images/landscapes/lake-at-dusk.jpg?format=auto&w=641`)).status).toBe(
      400,
    );
    await page.route('**/images/landscapes/**', (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('img', photograph)).toBeVisible();
  });
});
