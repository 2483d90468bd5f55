import type { Page } from '@playwright/test';
import { idsOf, listedItems, textOf } from '../support/shipped/listed-items.ts';
import { expect, test } from '../support/test.ts';

const path = '/help/faqs';
const questions = listedItems('gefaqs');
const [first, second] = listedItems('gefaqtopics');

const panels = (page: Page) => page.locator('main details');

test('The first tab shows every question, each other tab those of its topic, with all panels closed', async ({
  page,
}) => {
  if (!first || !second) throw new Error('There are no topics.');
  await page.goto(path);
  const tabs = page.locator('main nav a');
  await expect(tabs.first()).toHaveAttribute('aria-current', 'true');
  await expect(tabs.first()).toHaveText(textOf(first, 'allButtonLabel'));
  await expect(panels(page)).toHaveCount(questions.length);
  await panels(page).first().locator('summary').click();
  await expect(page.locator('main details[open]')).toHaveCount(1);

  await tabs.getByText(textOf(second, 'title'), { exact: true }).click();
  await expect(page).toHaveURL(`${path}?topicId=${second.contentID}`);
  const ofTopic = questions.filter((question) => idsOf(question, 'topic').includes(second.contentID));
  await expect(panels(page)).toHaveCount(ofTopic.length);
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test('A question opens, and links to the page of its own', { tag: '@full' }, async ({ page }) => {
  const [question] = questions;
  if (!question) throw new Error('There are no questions.');
  await page.goto(path);
  const panel = panels(page)
    .filter({ hasText: textOf(question, 'title') })
    .first();
  await panel.locator('summary').click();
  await panel.locator(`a[href="${path}/${textOf(question, 'slug')}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(question, 'title'));
  await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
});

test('The address of a question opens its panel', { tag: '@full' }, async ({ page }) => {
  const [question] = questions;
  await page.goto(`${path}#section-${question?.contentID}`);
  await expect(page.locator('main details[open]')).toHaveCount(1);
});
