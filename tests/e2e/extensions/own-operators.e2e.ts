import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { answers, childEnvironment, root } from '../../../scripts/processes.ts';
import { card, formOf, stars, writeDocument, writeRatedSite } from '../../extensions/rated-site.fixture.ts';
import { freePort } from '../../support/instances/free-port.ts';

let folder = '';
let child: ChildProcess;
let url = '';

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
  const port = await freePort();
  url = `http://localhost:${port}`;
  child = spawn(process.execPath, [join(root, 'cli/waymark.js'), 'start', '--port', String(port)], {
    cwd: folder,
    env: childEnvironment(),
    stdio: 'inherit',
  });
  expect(await answers(`${url}/api/health/live`, child)).toBe(true);
  await expect.poll(async () => (await fetch(url)).status).toBe(200);
});

test.afterAll(async () => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
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
  await page.goto(`${url}/review/rate`);
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
  await page.goto(`${url}/review/rate`);
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
  expect(await (await fetch(url)).text()).not.toMatch(/check-digit/);
});
