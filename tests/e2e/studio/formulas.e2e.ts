import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../../../scripts/processes.ts';
import { write } from '../../extensions/extended-site.fixture.ts';
import { joinBy, type StudioSite, startStudioSite } from './studio-site.fixture.ts';

let site: StudioSite;
let page: Page;
/** Errors that the browser logged, such as a style that the policy forbids. */
const errors: string[] = [];

test.describe.configure({ mode: 'serial' });

/** A journey whose form asks for a date, and whose facts have descriptions. */
function writeSite(folder: string): void {
  const templates = join(root, 'cli/templates');
  cpSync(join(templates, 'blank'), folder, { recursive: true });
  cpSync(join(templates, 'service/documents'), join(folder, 'documents'), { recursive: true });
  write(
    folder,
    'documents/facts/estimate-facts.json',
    JSON.stringify({
      kind: 'facts',
      id: 'estimate-facts',
      schemaVersion: 2,
      facts: {
        service: "= lookup('services', answers.service)",
        hourly: "= lookup('services', answers.service, 'hourly')",
        price: '= facts.hourly * answers.hours',
        isLong: { description: 'Takes more than a day.', value: '= answers.hours > 8' },
      },
    }),
  );
  write(
    folder,
    'documents/forms/service-form.json',
    JSON.stringify({
      kind: 'form',
      id: 'service-form',
      schemaVersion: 2,
      fields: [
        { name: 'service', type: 'radio-group', label: 'What do you need?', options: 'services' },
        {
          name: 'hours',
          type: 'text-input',
          label: 'How many hours?',
          value: { type: 'integer', minimum: 1, maximum: 40 },
        },
        {
          name: 'start',
          type: 'text-input',
          label: 'When should it start?',
          value: { type: 'string', format: 'date' },
        },
        { type: 'notice', name: 'note', tone: 'info', text: 'Lunch is included.' },
      ],
    }),
  );
}

test.beforeAll(async ({ browser }) => {
  site = await startStudioSite(writeSite);
  page = await browser.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes('Content Security Policy')) errors.push(text);
  });
  await joinBy(page, site.invitation, 'Ann', 'ann@example.nz');
  await page.getByLabel('Name of the changes').fill('Conditions');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Find/ })).toBeVisible();
});

test.afterAll(() => site.stop());

/** Selects what has some words. */
async function select(words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await page.getByRole('menuitem', { name: words }).first().click();
}

/** A document of the changes as it is saved. */
async function saved(id: string): Promise<string> {
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  const set = page.url().split('/').at(-1);
  const response = await page.request.get(`${site.url}/studio/api/change-sets/${set}`);
  const { drafts }: { readonly drafts: readonly { readonly id: string; readonly body: string }[] } =
    await response.json();
  return drafts.find((draft) => draft.id === id)?.body ?? '';
}

const when = () => page.getByRole('group', { name: 'When', exact: true });

test('a condition of facts, groups and dates relative to today is chosen in words', async () => {
  await select('Lunch is included.');
  await when().getByRole('button', { name: '+ Only when …' }).click();
  // Facts are offered once the check has found what is in reach.
  const first = when().getByLabel('Question', { exact: true });
  await expect(first.getByRole('option', { name: 'Is long' })).toBeAttached();
  await first.selectOption({ label: 'Is long' });
  await expect(when().getByText('Takes more than a day.')).toBeVisible();
  await when().getByRole('button', { name: '+ Group' }).click();
  const group = when().getByRole('group', { name: 'Group' });
  await group.getByLabel('Comparison', { exact: true }).first().selectOption('is one of');
  await group.getByLabel('Training').check();
  await group.getByLabel('Question', { exact: true }).last().selectOption('When should it start?');
  await group.getByLabel('Comparison', { exact: true }).last().selectOption('is on or after');
  await group.getByLabel('Value', { exact: true }).last().selectOption('days after today');
  await group.getByLabel('How many').fill('21');
  await expect
    .poll(() => saved('service-form'))
    .toContain(
      "= facts.isLong and (answers.service in ['advice', 'training'] or answers.start >= addDays(now, 21))",
    );
  await expect(group.getByLabel('How many')).toBeFocused();
});

test('a formula is completed, its mistake is marked, and it is tried with answers', async () => {
  await page.getByText('Formula', { exact: true }).first().click();
  const editor = page.getByRole('textbox', { name: 'When, as a formula' });
  await expect(page.getByText('Its value is true or false.')).toBeVisible();
  await editor.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('answers.h');
  await page.getByRole('option', { name: /^hours/ }).click();
  await page.keyboard.type(" > 'x'");
  await expect(page.locator('.cm-lintRange-error')).toHaveText("'x'");
  for (const _ of "'x'") await page.keyboard.press('Backspace');
  await page.keyboard.type('10 and facts.isLong');
  await expect(page.locator('.cm-lintRange-error')).toHaveCount(0);
  await expect.poll(() => saved('service-form')).toContain('= answers.hours > 10 and facts.isLong');
  await expect(page.getByText(/^“How many hours\?” is more than 10 and/)).toBeVisible();

  // The completion of the last word is closed first.
  await page.keyboard.press('Escape');
  const explanation = page.locator('.cm-explanation');
  await editor.getByText('answers').hover();
  await expect(explanation).toContainText('hours (a number)');
  await editor.press('Escape');
  await expect(explanation).toHaveCount(0);
  await editor.press('Home');
  for (const _ of 'answers.h') await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+i');
  await expect(explanation).toContainText('How many hours?');
  await page.keyboard.press('Escape');

  await page.getByText('Try it with answers', { exact: true }).click();
  const trial = page.locator('.trial');
  await trial.getByLabel('How many hours?', { exact: true }).fill('12');
  await trial.getByLabel('Is long', { exact: true }).selectOption('Yes');
  await expect(trial.getByText('With these answers it is yes.')).toBeVisible();
  await trial.getByLabel('How many hours?', { exact: true }).fill('3');
  await expect(trial.getByText('With these answers it is no.')).toBeVisible();
  await expect(trial.getByText('“Is long”: yes (did not decide)')).toBeVisible();
  expect(errors).toEqual([]);
});

test('what was typed into a formula is taken back by the undo of the studio', async () => {
  await page.getByRole('textbox', { name: 'When, as a formula' }).focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('textbox', { name: 'When, as a formula' })).toContainText('addDays(now, 21)');
});
