import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { card, formOf, stars, writeDocument, writeRatedSite } from '../../extensions/rated-site.fixture.ts';
import { type ServedFolder, serveFolder } from './served-folder.ts';

let folder = '';
let served: ServedFolder;

/** Shown if the number of the card is right. */
const holder = {
  name: 'holder',
  type: 'text-input',
  label: 'Name on the card',
  when: '= checkDigit(answers.card)',
  value: { type: 'string', maxLength: 40 },
  messages: { maxLength: 'At most 40 characters' },
  unread: true,
};

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-carded-'));
  writeRatedSite(folder);
  writeDocument(folder, formOf('rating-form', stars, card('= checkDigit(answers.card)'), holder));
  served = await serveFolder(folder);
});

test.afterAll(async () => {
  await served.stop();
  rmSync(folder, { recursive: true });
});

const wrong = 'A digit of the number is wrong';
const cardOn = (page: Page) => page.getByRole('textbox', { name: 'Number of your card' });
const holderOn = (page: Page) => page.getByRole('textbox', { name: 'Name on the card' });

test('an operator of the site’s own decides in the browser, with a script that the form fetches', async ({
  page,
}) => {
  const mistakes: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => message.type() === 'error' && mistakes.push(message.text()));
  page.on('pageerror', ({ message }) => mistakes.push(message));
  page.on('request', (request) => /check-digit/.test(request.url()) && scripts.push(request.url()));
  await page.goto(`${served.url}/review/rate`);
  await expect(holderOn(page)).toBeHidden();
  await cardOn(page).fill('7992 7398 714');
  await cardOn(page).blur();
  await expect(page.getByText(wrong).first()).toBeVisible();
  await cardOn(page).fill('7992 7398 713');
  await expect(holderOn(page)).toBeVisible();
  await expect(page.getByText(wrong)).toHaveCount(0);
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/extensions\/check-digit-\w+\.js$/)]);
  await page.getByRole('radio', { name: '★★★★', exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Thank you for 4 stars.')).toBeVisible();
  expect(mistakes).toEqual([]);
});

test('without scripts it decides the same, in the HTML and for what is sent', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${served.url}/review/rate`);
  await expect(holderOn(page)).toHaveCount(0);
  await page.getByRole('radio', { name: '★★★', exact: true }).check();
  await cardOn(page).fill('7992 7398 714');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(cardOn(page)).toHaveAccessibleDescription(new RegExp(wrong));
  await cardOn(page).fill('7992 7398 713');
  await page.getByRole('button', { name: 'Continue' }).click();
  // A question that comes is asked before the step is left.
  await expect(holderOn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Thank you for 3 stars.')).toBeVisible();
  await context.close();
});

test('pages without such a form load nothing of it', async () => {
  expect(await (await fetch(served.url)).text()).not.toMatch(/check-digit/);
});
