import { casesOf } from '../../support/running/tier.ts';
import { alerts } from '../support/shipped/shipped-alerts.ts';
import { alertWords } from '../support/shipped/shipped-site.ts';
import { expect, test } from '../support/test.ts';

const listed = alerts.map(({ contentID, closedFor }) => `${contentID}:${closedFor}`).join(' ');

for (const path of casesOf(
  ['/for-home', '/join', '/for-business/bottled-gas/order', '/join/business/fuel'],
  2,
)) {
  test(`The first alert is at the top of ${path}, and can be closed where scripts run`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto(path);
    const alert = page.getByRole('region', { name: alertWords.label });
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('link').first()).toHaveAttribute('href', alerts[0]?.link.href ?? '');
    expect((await alert.boundingBox())?.y).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-alerts', listed);
    await expect(alert.getByRole('button', { name: alertWords.closeLabel })).toBeVisible({
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
    const alert = /<section[^>]*data-script="close-alert".*?<\/section>/s.exec(html)?.[0];
    // Presses are counted on content pages only.
    return alert?.replace(/ data-press-category="[^"]*"/, '');
  };
  const [content, step] = [await start('/for-home'), await start('/join')];
  expect(content).toBeTruthy();
  expect(step).toBe(content);
});
