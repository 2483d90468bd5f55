import { expect, type Page, test } from '@playwright/test';
import { beginChanges, type GuideSite, startGuideSite } from './author.fixture.ts';

let site: GuideSite;

test.beforeAll(async ({ browser }) => {
  site = await startGuideSite(browser);
});

test.afterAll(() => site.stop());

/** The texts of all documents that the changes have, as they are saved. */
async function saved(page: Page): Promise<Readonly<Record<string, string>>> {
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  const response = await page.request.get(
    `${site.url}/studio/api/change-sets/${page.url().split('/').at(-1)}`,
  );
  const { drafts }: { readonly drafts: readonly { readonly id: string; readonly body: string }[] } =
    await response.json();
  return Object.fromEntries(drafts.map(({ id, body }) => [id, body]));
}

test('another name of a question follows in conditions, decisions, requests and texts, and one undo takes it back', async ({
  browser,
}) => {
  const author = await beginChanges(browser, site, 'Another name');
  const { page } = author;
  await author.find('how many people', 'How many people?');
  await author.write('Message', 'There are no {{ answers.guests }} seats');
  await author.write('Name', 'people');
  await author.click('Rename everywhere');
  await expect(page.getByRole('button', { name: 'Rename everywhere' })).toBeHidden();

  await expect
    .poll(() => saved(page))
    .toMatchObject({
      'room-form': expect.stringContaining('"= answers.people <= facts.seats"'),
      'call-reason': expect.stringContaining('"= answers.people > 60"'),
      // The service still calls it as before.
      'room-hire': expect.stringContaining('"guests": "= answers.people"'),
    });
  const renamed = await saved(page);
  expect(renamed['room-form']).toContain('There are no {{ answers.people }} seats');
  expect(Object.values(renamed).join()).not.toContain('answers.guests');
  await expect(page.getByText('No problems')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => saved(page))
    .toMatchObject({
      'room-form': expect.stringContaining('"= answers.guests <= facts.seats"'),
      'call-reason': expect.stringContaining('"= answers.guests > 60"'),
      'room-hire': expect.stringContaining('"guests": "= answers.guests"'),
    });
  // Undo takes back the renaming alone: the text that was written before it is another step.
  expect((await saved(page))['room-form']).toContain('There are no {{ answers.guests }} seats');
  expect(Object.values(await saved(page)).join()).not.toContain('answers.people');
});
