import type { Page } from '@playwright/test';

/** A screen of the studio. */
export interface StudioScreen {
  readonly name: string;
  /** Its path under `/studio`; a set of changes is written as `:changes`. */
  readonly path: string;
  /** Does what leads from the page to the screen, and waits until all of it is there. */
  readonly open: (page: Page) => Promise<unknown>;
}

export const studioScreens: readonly StudioScreen[] = [
  {
    name: 'home',
    path: '',
    open: (page) => page.getByRole('link', { name: 'Hours in words' }).first().waitFor(),
  },
  { name: 'page', path: '/changes/:changes', open: openHeading },
  {
    name: 'question',
    path: '/changes/:changes',
    async open(page) {
      await openQuestion(page);
      await page.getByRole('combobox', { name: 'Answered' }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Messages', exact: true }).click();
    },
  },
  {
    name: 'gallery',
    path: '/changes/:changes',
    async open(page) {
      await openHeading(page);
      await page.getByRole('button', { name: 'Add after' }).click();
      await page.getByPlaceholder('Search by any word').waitFor();
    },
  },
  {
    name: 'new-page',
    path: '/changes/:changes',
    async open(page) {
      await proved(page);
      await page.getByRole('button', { name: 'New …' }).click();
      await page.getByRole('menuitem', { name: 'New page' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'pictures',
    path: '/changes/:changes',
    async open(page) {
      await proved(page);
      await page.getByRole('button', { name: 'Pictures' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'problems',
    path: '/changes/:mistakes',
    open: (page) => page.getByRole('heading', { name: /^\d+ errors?$/ }).waitFor(),
  },
  { name: 'review', path: '/changes/:changes/review', open: reviewed },
  { name: 'history', path: '/history', open: (page) => page.getByRole('listitem').first().waitFor() },
  { name: 'people', path: '/people', open: (page) => page.getByText('ann@example.nz').first().waitFor() },
  {
    name: 'account',
    path: '/account',
    async open(page) {
      await page.getByRole('heading', { name: 'Your account' }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
];

/** Waits until the page of a review is there as it was and as it is. */
export async function reviewed(page: Page): Promise<void> {
  await page.locator('.pictures').first().scrollIntoViewIfNeeded();
  for (const title of ['Before', 'Now'])
    await page
      .frameLocator(`iframe[title^="${title}"]`)
      .getByText(/How many hours|For how long/)
      .first()
      .waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function proved(page: Page): Promise<void> {
  await page.getByText('The journeys that you change are proved.').waitFor();
  await page.frameLocator('iframe').getByRole('heading').first().waitFor();
}

async function openHeading(page: Page): Promise<void> {
  await proved(page);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
}

export async function openQuestion(page: Page): Promise<void> {
  await proved(page);
  await page.getByRole('treeitem', { name: 'Estimate' }).click();
  await page.getByRole('treeitem', { name: 'What would it cost?' }).click();
  await page
    .frameLocator('iframe')
    .getByText(/How many hours|For how long/)
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Answered' }).waitFor();
}
