import { expect, type Page, test } from '@playwright/test';
import {
  inviteBy,
  personWith,
  type StudioInstance,
  signIn,
  studioInstances,
} from './studio-instances.fixture.ts';

let site: Awaited<ReturnType<typeof studioInstances>>;
let first: StudioInstance;
let second: StudioInstance;
let ann: Page;
let ben: Page;
let cleo: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  site = await studioInstances(2);
  const [a, b] = site.instances;
  if (!a || !b) throw new Error('Two instances were to start.');
  [first, second] = [a, b];
  ann = await personWith(browser, first.invitation(), 'Ann');
  // Over the other instance on the same database.
  ben = await personWith(browser, await inviteBy(ann, second.url, 'Ben', 'author'), 'Ben');
  cleo = await personWith(browser, await inviteBy(ann, second.url, 'Cleo', 'reader'), 'Cleo');
});

test.afterAll(() => site.stop());

const heading = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
const here = (page: Page, text: string) => page.locator('.person').filter({ hasText: text });

/** Begins changes by Ann, and has everybody open them. @returns their path */
async function openTogether(name: string, ...others: readonly Page[]): Promise<string> {
  await ann.goto(`${first.url}/studio`);
  await ann.getByLabel('Name of the changes').fill(name);
  await ann.getByRole('button', { name: 'Begin' }).click();
  await ann.waitForURL(/changes/);
  const { pathname } = new URL(ann.url());
  for (const page of others) await page.goto(second.url + pathname);
  for (const page of [ann, ...others]) await expect(heading(page)).toBeVisible();
  return pathname;
}

test('two people see each other and where they are, a reader, too; who closes the tab is gone', async () => {
  await openTogether('Side by side', ben, cleo);
  await expect(here(ann, 'Ben has these changes open')).toBeVisible();
  await expect(here(cleo, 'Ann has these changes open')).toBeVisible();
  await heading(ben).click();
  await expect(title(ben)).toBeFocused();
  await heading(ann).click();
  await expect(
    ann.locator('.labelled').filter({ hasText: 'Title' }).locator(here(ann, 'Ben is in this field')),
  ).toBeVisible();
  await expect(ann.getByRole('treegrid').locator(here(ann, 'Ben is here'))).toBeVisible();
  await expect(ann.getByRole('navigation').locator(here(ann, 'Ben is here'))).toBeVisible();
  await cleo.goto('about:blank');
  await expect(here(ann, 'Cleo has these changes open')).toHaveCount(0, { timeout: 10_000 });
  await expect(ann.getByRole('status').filter({ hasText: 'Cleo has left.' })).toBeAttached();
  await ben.context().setOffline(true);
  await expect(here(ann, 'Ben has these changes open')).toHaveCount(0, { timeout: 10_000 });
  await ben.context().setOffline(false);
});

test('what one saves arrives at the other without a reload, and leaves what is typed there alone', async () => {
  await openTogether('Both at once', ben);
  await heading(ann).click();
  await heading(ben).click();
  await title(ben).fill('Welcome from Ben');
  await expect(heading(ann)).toHaveText(/^Welcome from Ben/, { timeout: 5_000 });
  // It takes the place of the text in the box, too: the next letter would write over it.
  await expect(title(ann)).toHaveValue('Welcome from Ben');
  await expect(title(ann)).toBeFocused();
  await title(ann).press('End');
  await ann.keyboard.type(' and Ann');
  await expect(heading(ben)).toHaveText(/^Welcome from Ben and Ann/, { timeout: 5_000 });
  await saved(ann);
});

test('two who write into one field at once are shown both texts, and none is lost', async () => {
  await openTogether('The same field', ben);
  await heading(ann).click();
  await heading(ben).click();
  await Promise.all([title(ann).fill('A text of Ann'), title(ben).fill('A text of Ben')]);
  const asked = (page: Page) => page.getByRole('alert').filter({ hasText: 'changed the same' });
  const isAsked = async () => (await asked(ann).isVisible()) || (await asked(ben).isVisible());
  await expect.poll(isAsked).toBe(true);
  const later = (await asked(ann).isVisible()) ? ann : ben;
  const other = later === ann ? 'Ben' : 'Ann';
  await expect(asked(later)).toContainText('A text of Ann');
  await expect(asked(later)).toContainText('A text of Ben');
  await asked(later).getByRole('radio', { name: /wrote/ }).filter({ visible: true }).last().check();
  await later.getByRole('button', { name: 'Keep what is chosen' }).click();
  for (const page of [ann, ben]) {
    await expect(heading(page)).toHaveText(new RegExp(`^A text of ${other}`));
    await saved(page);
  }
});

test('what is typed without a connection survives a reload, and is saved when it is back', async () => {
  const path = await openTogether('Offline');
  await heading(ann).click();
  await ann.context().setOffline(true);
  await title(ann).fill('Typed on a train');
  await expect(ann.getByText('Not saved: waiting for a connection')).toBeVisible();
  ann.once('dialog', (dialog) => void dialog.accept());
  await ann.reload().catch(() => undefined);
  await ann.context().setOffline(false);
  await ann.goto(first.url + path);
  await expect(heading(ann)).toHaveText(/^Typed on a train/);
  await saved(ann);
  await ann.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(ann)).not.toHaveText(/^Typed on a train/);
});

test('nothing is lost when the server is killed while it saves', async () => {
  await openTogether('Killed');
  await heading(ann).click();
  await title(ann).fill('Before');
  await ann.waitForTimeout(950);
  await first.kill();
  await title(ann).fill('Before and after');
  await expect(ann.getByText('Not saved: waiting for a connection')).toBeVisible();
  await first.start();
  await saved(ann);
  await ann.reload();
  await expect(heading(ann)).toHaveText(/^Before and after/);
});

test('who is signed out in the middle of an edit signs in in place, and loses nothing', async () => {
  await openTogether('Signed out');
  await heading(ann).click();
  // Written before the session ends, and saved a second later: the dialog takes the focus as soon as anything is asked.
  await title(ann).fill('Still here');
  await ann.context().clearCookies();
  const dialog = ann.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await signIn(ann, 'Ann');
  await expect(dialog).toHaveCount(0);
  await expect(title(ann)).toHaveValue('Still here');
  await saved(ann);
  await ann.reload();
  await expect(heading(ann)).toHaveText(/^Still here/);
});
