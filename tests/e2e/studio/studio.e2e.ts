import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { root } from '../../../scripts/processes.ts';
import { writeExtendedSite } from '../../extensions/extended-site.fixture.ts';
import { joinBy, password, type StudioSite, startStudioSite } from './studio-site.fixture.ts';

let site: StudioSite;
/** The cookies of the first administrator: signing in again and again is limited. */
let ann: Awaited<ReturnType<BrowserContext['storageState']>>;

test.describe.configure({ mode: 'serial' });

/** A site with a module of its own and a journey of two steps, the second of which shows what was answered at the first. */
function writeSite(folder: string): void {
  writeExtendedSite(folder);
  for (const kind of ['facts', 'forms', 'journeys', 'options'])
    cpSync(join(root, 'cli/templates/service/documents', kind), join(folder, 'documents', kind), {
      recursive: true,
    });
}

test.beforeAll(async () => {
  site = await startStudioSite(writeSite, { WAYMARK_PROXIES: '1' });
});

test.afterAll(() => site.stop());

async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { readonly axe: typeof axe };
    const { violations: found } = await checker.run(document, { iframes: false });
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(violations).toEqual([]);
}

let addresses = 0;

/** A page of somebody else, with cookies and an address of their own. */
async function otherPage(browser: Browser): Promise<Page> {
  addresses += 1;
  const extraHTTPHeaders = { 'x-forwarded-for': `192.0.2.${addresses}` };
  return await (await browser.newContext({ extraHTTPHeaders })).newPage();
}

test('a text is changed on the page, kept, and published for visitors', async ({ page, browser }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await joinBy(page, site.invitation, 'Ann', 'ann@example.nz');
  ann = await page.context().storageState();
  await expectAccessible(page);
  await page.getByLabel('Name of the changes').fill('A warmer welcome');
  await page.getByRole('button', { name: 'Begin' }).click();

  const preview = page.frameLocator('iframe');
  await preview.getByRole('heading', { level: 1 }).click();
  const text = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(text).toBeFocused();
  await expect(page.getByRole('row', { selected: true })).toBeVisible();
  await text.fill('Kia ora and welcome');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/^Kia ora and welcome/);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/^Kia ora and welcome/);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  const visitor = await otherPage(browser);
  await visitor.goto(site.url);
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Kia ora and welcome');

  await page.getByRole('button', { name: 'Review and publish' }).click();
  await expectAccessible(page);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeVisible();
  const accept = page.getByRole('checkbox', { name: /^Accept / });
  if (await accept.isVisible()) await accept.check();
  await publish.click();
  const live = page.getByRole('heading', { name: 'It is live' });
  await expect(live).toBeVisible();
  await expect
    .poll(
      async () =>
        (await visitor.goto(site.url)) && (await visitor.getByRole('heading', { level: 1 }).textContent()),
    )
    .toBe('Kia ora and welcome');
  expect(errors).toEqual([]);
});

test('an error is told while it is made, and keeps the changes from going live; parts are chosen by keyboard', async ({
  page,
}) => {
  await page.goto(`${site.url}/studio`);
  await page.getByLabel('E-mail address').fill('ann@example.nz');
  await page.getByLabel('Password').fill('not her password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is not right.');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Name of the changes').fill('A mistake');
  await page.getByRole('button', { name: 'Begin' }).click();
  const preview = page.frameLocator('iframe');
  await preview.getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('');
  await expect(page.getByRole('heading', { name: /^\d+ errors?$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: /errors?$/ })).toBeHidden();

  // The outline, by keyboard alone.
  await page.getByRole('row').first().focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('row', { selected: true })).toHaveAttribute('aria-level', '2');
  await expect(preview.locator('[data-selected]').first()).toBeVisible();
  await expect(page.getByRole('complementary').getByText('More settings').first()).toBeVisible();

  // A part is added from the gallery, moved by keyboard, and removed.
  await page.getByRole('button', { name: 'Add after' }).click();
  await page.getByPlaceholder('Search by any word').fill('testimonial');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Quote/ }).click();
  const added = page.getByRole('row', { selected: true });
  await expect(added).toContainText('Quote');
  await expect(preview.locator('blockquote')).toBeVisible();
  const before = await added.getAttribute('aria-posinset');
  await added.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('row', { selected: true })).not.toHaveAttribute('aria-posinset', before ?? '');
  await page.keyboard.press('Delete');
  await expect(preview.locator('blockquote')).toBeHidden();
});

test('changes are commented and approved on a phone, shown by a link, and taken back from the history', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ storageState: ann })).newPage();
  await page.goto(`${site.url}/studio`);
  await page.getByLabel('Name of the changes').fill('For a second pair of eyes');
  await page.getByRole('button', { name: 'Begin' }).click();
  const preview = page.frameLocator('iframe');
  await preview.getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Four eyes');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const review = `${page.url()}/review`;
  await page.goto(review);
  await page.getByLabel('Say something about these changes').fill('Please look');
  await page.getByRole('button', { name: 'Ask for a review' }).click();
  await expect(page.getByText('Please look', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Make a link/ }).click();
  const link = await page.getByLabel('Copy this link now').inputValue();

  const phone = await (
    await browser.newContext({ storageState: ann, viewport: { width: 375, height: 800 } })
  ).newPage();
  await phone.goto(review);
  await expect(phone.getByText('Four eyes').first()).toBeVisible();
  await phone
    .getByRole('button', { name: /^Comment on: / })
    .first()
    .click();
  await expect(phone.getByLabel('Comment', { exact: true })).toBeFocused();
  await phone.keyboard.type('And ears?');
  await phone.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(phone.getByText('And ears?', { exact: true })).toBeVisible();
  await expectAccessible(phone);
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await phone.evaluate(beyond)).toBe(0);
  await phone.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(phone.getByText('Approved', { exact: true })).toBeVisible();

  const guest = await otherPage(browser);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Four eyes');
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(link);
  await plain.getByLabel('Link that you were sent').fill(link);
  await plain.getByRole('button', { name: 'Preview' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Four eyes');
  const publish = phone.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeVisible();
  const accept = phone.getByRole('checkbox', { name: /^Accept / });
  if (await accept.isVisible()) await accept.check();
  await publish.press('Enter');
  const arrived = phone.getByText('Live on 1 of 1 instance.');
  await expect(arrived).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'This link does not work' })).toBeVisible();

  await phone.getByRole('navigation').getByRole('link', { name: 'History' }).click();
  await phone.getByRole('link', { name: /For a second pair of eyes$/ }).click();
  const revert = phone.getByRole('button', { name: 'Revert this' });
  await expect(revert).toBeVisible();
  await expectAccessible(phone);
  await revert.press('Enter');
  await phone.waitForURL(/\/review$/);
  await expect(phone.getByText('Four eyes').first()).toBeVisible();
});

test('a step shows as somebody sees it who has come to it with answers, also after an edit', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ storageState: ann })).newPage();
  await page.goto(`${site.url}/studio`);
  await page.getByLabel('Name of the changes').fill('Clearer estimates');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('treeitem', { name: /^Estimate/ }).click();
  await page.getByRole('navigation').getByText('Your estimate').click();
  const preview = page.frameLocator('iframe');
  const shown = preview.locator('main');
  await expect(shown).toContainText('costs about  ( h at )');
  const answered = page.getByRole('combobox', { name: 'Answered' });
  await answered.selectOption({ label: 'The questions that must be answered' });
  await expect(shown).toContainText('costs about 60 (1 h at 60)');
  await expectAccessible(page);
  await shown.getByText('costs about').click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill((await text.inputValue()).replace('costs about', 'comes to about'));
  await expect(shown).toContainText('comes to about 60');
  await expect(answered).toHaveValue('The questions that must be answered');
});

test('nobody joins twice by one link, and nothing of the studio is on a visitor’s page', async ({ page }) => {
  await page.goto(site.invitation);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  const response = await page.goto(site.url);
  expect(await response?.text()).not.toContain('studio');
  const policy = (await page.goto(`${site.url}/studio`))?.headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('an administrator invites somebody, changes their role and removes them, by the keyboard alone', async ({
  browser,
}) => {
  const page = await otherPage(browser);
  await page.goto(`${site.url}/studio`);
  await page.getByLabel('E-mail address').fill('ann@example.nz');
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByLabel('E-mail address').fill('bob@example.nz');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Reviewer');
  await page.getByRole('button', { name: 'Make a link' }).press('Enter');
  const link = await page.getByLabel('Link to join').inputValue();
  await expectAccessible(page);

  const bob = await otherPage(browser);
  await joinBy(bob, link, 'Bob', 'bob@example.nz');
  await expect(bob.getByText('Bob, reviewer')).toBeVisible();
  await expect(bob.getByRole('link', { name: 'People' })).toBeHidden();
  await bob.getByRole('link', { name: 'Your account' }).click();
  await expect(bob.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expectAccessible(bob);
  const { keys } = await withAuthenticator(bob);
  await bob.getByLabel('Name of the passkey').fill('My laptop');
  await bob.keyboard.press('Enter');
  await expect(bob.getByRole('listitem').filter({ hasText: 'My laptop' })).toBeVisible();
  expect(await keys()).toBe(1);
  await bob.goto(`${site.url}/studio`);
  const tab = await bob.context().newPage();
  await tab.goto(`${site.url}/studio`);
  await expect(tab.getByText('Bob, reviewer')).toBeVisible();
  await tab.evaluate(() => {
    sessionStorage.setItem('studio steps winter', '{}');
    localStorage.setItem('studio copied', '{}');
  });
  await bob.getByRole('button', { name: 'Sign out' }).click();
  await expect(tab.getByRole('heading', { name: 'Sign in to the studio' })).toBeVisible();
  const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect([await tab.evaluate(kept), await bob.evaluate(kept)]).toEqual([[], []]);
  await bob.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(bob.getByText('Bob, reviewer')).toBeVisible();

  await page.reload();
  await page.getByText('Change Bob').focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  const row = page.getByRole('listitem').filter({ hasText: 'bob@example.nz' });
  await row.getByLabel('Role').selectOption('publisher');
  await row.getByRole('button', { name: 'Let them do this' }).press('Enter');
  await expect(row.getByText('bob@example.nz · publisher')).toBeVisible();
  await page.getByText('Change Bob').press('Enter');
  await row.getByRole('button', { name: 'Make a link' }).press('Enter');
  const forgotten = await row.getByLabel('Link to a new password').inputValue();
  await expectAccessible(page);
  await bob.goto(forgotten);
  await bob.getByLabel('New password').fill('seven quiet otters swim');
  await expectAccessible(bob);
  await bob.keyboard.press('Enter');
  await expect(bob.getByText('Your password is changed')).toBeVisible();
  await bob.getByLabel('Password').fill('seven quiet otters swim');
  await bob.keyboard.press('Enter');
  await expect(bob.getByText('Bob, publisher')).toBeVisible();
  await row.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(row).toBeHidden();
  await bob.reload();
  await expect(bob.getByRole('heading', { name: 'Sign in to the studio' })).toBeVisible();
});

/** Gives a page a device that keeps passkeys. */
async function withAuthenticator(page: Page): Promise<{ readonly keys: () => Promise<number> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
