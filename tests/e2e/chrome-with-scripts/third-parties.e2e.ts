import { casesOf } from '../../support/running/tier.ts';
import { shippedSite } from '../support/shipped/shipped-site.ts';
import { found } from '../support/shipped/shipped-words.ts';
import { received } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';

const { label } = found(shippedSite.thirdParties?.liveChat, 'live chat');
const statusPath = '/v1/expr/genesys-cloud/webmessenger/status';

test('The chat is offered where it is active, and opens', async ({ page, site }) => {
  await page.goto('/for-business');
  const launcher = page.getByRole('button', { name: label });
  await launcher.click();
  await expect(page.getByRole('region', { name: 'Live chat' })).toBeVisible();
  const asked = received(site.sandbox, statusPath);
  expect(asked).toHaveLength(1);
});

for (const fault of casesOf(
  [{ kind: 'status', status: 500 }, { kind: 'malformed-json' }, { kind: 'reset' }] as const,
  3,
)) {
  test(`A status that fails (${fault.kind}) hides the chat, and is not asked again`, async ({
    page,
    site,
  }) => {
    site.sandbox.state.faults.replace([{ service: 'provider', path: statusPath, ...fault }]);
    const answered = page.waitForResponse((response) => response.url().includes('/api/live-chat/status'));
    await page.goto('/for-business');
    expect(await (await answered).json()).toEqual({ active: false });
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: label })).toBeHidden();
    expect(await page.locator('script[src*="genesys"]').count()).toBe(0);
  });
}

test.describe('a script that fails', () => {
  test.use({ expectedErrors: ['genesys.min.js'] });
  test('hides the chat', { tag: '@full' }, async ({ page, site }) => {
    site.sandbox.state.faults.replace([{ service: 'third-parties', kind: 'status', status: 503 }]);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('genesys.min.js'));
    await page.goto('/for-business');
    // A browser takes no answer for a script that is none.
    await failed;
    await expect(page.getByRole('button', { name: label })).toBeHidden();
  });
});

test('A page without a chat asks nothing, and its policy names no host of it', async ({ page, site }) => {
  const answer = await page.goto('/privacy', { waitUntil: 'networkidle' });
  expect(answer?.headers()['content-security-policy']).not.toContain('mypurecloud');
  expect(received(site.sandbox, statusPath)).toEqual([]);
});

test('The shielded site opens in a window over the page once the footer is near', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/privacy');
  const logo = page.locator('#shielded-site');
  const loaded = page.waitForResponse((response) => response.url().endsWith('/embed.js'));
  await logo.scrollIntoViewIfNeeded();
  await loaded;
  await expect(async () => {
    await logo.click();
    await expect(page.getByRole('dialog', { name: 'Shielded site' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.frameLocator('dialog iframe').getByRole('heading')).toHaveText('You are not alone');
});
