import { expect, test } from '../support/test.ts';

const week = 604_800_000;
const indefinitely = 31_536_000_000;
/** The alerts that we ship, the shown one first, with the time that each stays closed. */
const listed = `501:${week} 502:${indefinitely}`;

for (const path of ['/for-home', '/join', '/join/business/fuel', '/for-business/bottled-gas/order']) {
  test(`The first alert is at the top of ${path}, and can be closed where scripts run`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto(path);
    const alert = page.getByRole('region', { name: 'Notice' });
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^\/for-business\/bottled-gas/);
    expect((await alert.boundingBox())?.y).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-alerts', listed);
    await expect(alert.getByRole('button', { name: 'Close this notice' })).toBeVisible({
      visible: javaScriptEnabled !== false,
    });
  });
}

test('Pages and steps are sent with the alert in their HTML, and with its early script', async ({
  request,
}) => {
  const start = async (path: string) => {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<head>.*<script src="\/assets\/alerts-[\w-]+\.js"><\/script>.*<\/head>/s);
    expect(html, path).toContain(`data-alerts="${listed}"`);
    return /<section[^>]*data-script="close-alert".*?<\/section>/s.exec(html)?.[0];
  };
  const [content, step] = [await start('/for-home'), await start('/join')];
  expect(content).toBeTruthy();
  expect(step).toBe(content);
});
