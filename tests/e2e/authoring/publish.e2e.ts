import { orderForm, orderJourney, orderPath, plainOrder, thanksPath } from '../support/pages/order-form.ts';
import { wordsOf } from '../support/shipped/shipped-words.ts';
import { bodies, createPath } from '../support/sites/received.ts';
import type { EditedDocument, Site } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';
import { definitionIn } from '../support/visitors/definition-in.ts';

const words = wordsOf(orderJourney);

const formFile = 'forms/gas-order-form.json';

let site: Site;
test.beforeEach(async ({ startOwnSite }) => {
  site = await startOwnSite();
});

const fieldOf = (form: EditedDocument, name: string) =>
  form.fields.find((field: EditedDocument) => field.name === name);

async function publish(file: string, ...options: readonly string[]): Promise<void> {
  const change = ['--message', 'A change', '--author', 'Aroha'];
  const outcome = await site.waymark('publish', file, ...change, ...options);
  expect(outcome.exitCode, outcome.output).toBe(0);
}

/** The HTML a new visitor gets, with the definition of its step. */
async function orderPage(): Promise<string> {
  const html = await (await fetch(site.url + orderPath)).text();
  return html + (await (await fetch(site.url + definitionIn(html))).text());
}

/** Waits until new visitors see what a command did; how soon that is, the bench measures. */
async function untilVisible(text: string): Promise<void> {
  await expect.poll(orderPage, { intervals: [20] }).toContain(text);
}

test('A new question is asked once it is published, and its answer is checked', { tag: '@full' }, async ({
  page,
}) => {
  const file = site.edit(formFile, (form) => {
    form.fields.splice(2, 0, {
      name: 'purchaseOrder',
      type: 'text-input',
      label: 'Purchase order',
      value: { type: 'string', pattern: '^PO-[0-9]+$' },
      required: true,
      messages: { required: 'Please enter your purchase order', pattern: 'It begins with PO-' },
    });
  });
  // No operation reads the answer yet.
  await publish(file, '--accept', 'unread-answer');
  await untilVisible('Purchase order');

  const form = orderForm(page, true);
  await form.open(site.url + orderPath);
  await form.place(plainOrder);
  await expect(form.summary).toBeVisible();
  expect(await form.problems()).toEqual(['Please enter your purchase order']);
  await page.getByLabel('Purchase order').fill('42');
  await form.press();
  await expect.poll(() => form.problems()).toEqual(['Purchase order: It begins with PO-']);
  await page.getByLabel('Purchase order').fill('PO-42');
  await form.press();
  await expect(page).toHaveURL(site.url + thanksPath);
});

test('A changed message is the one shown', { tag: '@full' }, async ({ page }) => {
  await publish(
    site.edit(formFile, (form) => {
      fieldOf(form, 'name').messages.required = 'Who are you?';
    }),
  );
  const form = orderForm(page, true);
  await expect.poll(orderPage, { intervals: [20] }).toContain('Who are you?');
  await form.open(site.url + orderPath);
  await form.press();
  await expect(form.summary).toBeVisible();
  expect(await form.problems()).toContain(`${words.label('name')}: Who are you?`);
});

test('A changed condition decides in the browser and on the server alike', async ({ page, browser }) => {
  await publish(
    site.edit(formFile, (form) => {
      fieldOf(form, 'propertyAccessReasons').when = { '==': [{ var: 'answers.cylinderType' }, '27'] };
    }),
  );
  const withScripts = orderForm(page, true);
  await expect(async () => {
    await withScripts.open(site.url + orderPath);
    await withScripts.answerAll({ cylinderType: '27' });
    await expect(withScripts.question('propertyAccessReasons')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await withScripts.answerAll({ propertyAccessIssue: 'true', cylinderType: '09' });
  await expect(withScripts.question('propertyAccessReasons')).toHaveCount(0);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const without = orderForm(await context.newPage(), false);
  await without.open(site.url + orderPath);
  await without.answerAll({ cylinderType: '27', propertyAccessReasons: ['Dog'] });
  await expect(without.question('propertyAccessReasons')).toBeVisible();
  await context.close();
});

test('Rolling back undoes a publication', { tag: '@full' }, async () => {
  await publish(
    site.edit(formFile, (form) => {
      fieldOf(form, 'name').label = 'What should we call you?';
    }),
  );
  await untilVisible('What should we call you?');
  const outcome = await site.waymark('rollback', '--author', 'Aroha');
  expect(outcome.exitCode, outcome.output).toBe(0);
  await untilVisible(words.label('name'));
  expect(await orderPage()).not.toContain('What should we call you?');
});

test('A visitor in the middle of the form keeps what was typed when a new release goes live', async ({
  page,
}) => {
  const form = orderForm(page, true);
  await form.open(site.url + orderPath);
  await form.answerAll({ ...plainOrder, customerNumber: '00000000' });
  await form.press();
  await expect(form.banner).toBeVisible();

  await publish(
    site.edit(formFile, (document) => {
      fieldOf(document, 'email').label = 'Email';
    }),
  );
  await untilVisible('>Email<');
  await page.reload();
  await form.open(site.url + orderPath);
  await expect(form.question('name')).toHaveValue('Aroha Ngata');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('aroha@example.co.nz');
  await form.place({ customerNumber: '12345678', recaptcha: 'true' });
  await expect(page).toHaveURL(site.url + thanksPath);
});

test('A form whose page changed while it was open is shown as it is now, and taken with the next press', {
  tag: '@full',
}, async ({ page }) => {
  const form = orderForm(page, true);
  await form.open(site.url + orderPath);
  await form.answerAll(plainOrder);
  await publish(
    site.edit(formFile, (document) => {
      fieldOf(document, 'phone').label = 'Telephone';
    }),
  );
  await untilVisible('Telephone');
  await form.press();
  await expect(page.getByText('details have changed')).toBeVisible();
  await expect(page.getByLabel('Telephone', { exact: true })).toBeVisible();
  await expect(form.question('name')).toHaveValue('Aroha Ngata');
  expect(bodies(site.sandbox, createPath)).toHaveLength(0);
  await form.place({ recaptcha: 'true' });
  await expect(page).toHaveURL(site.url + thanksPath);
  expect(bodies(site.sandbox, createPath)).toHaveLength(1);
});

test('A mistaken form is refused with its place and what to do, and what is live stays', {
  tag: '@full',
}, async () => {
  const file = site.edit(formFile, (form) => {
    fieldOf(form, 'propertyAccessReasons').when = { '==': [{ var: 'answers.propertyAccesIssue' }, 'true'] };
    fieldOf(form, 'phone').type = 'text-inptu';
  });
  const before = await orderPage();
  const outcome = await site.waymark('publish', file, '--message', 'A slip', '--author', 'Aroha');
  expect(outcome.exitCode).toBe(1);
  expect(outcome.output).toContain('gas-order-form.json');
  expect(outcome.output).toMatch(/\b\d+:\d+\b/);
  expect(outcome.output).toContain('text-inptu');
  expect(outcome.output).toMatch(/Did you mean "text-input"\?/);
  expect(before).toContain(words.label('name'));
  expect(formWithoutRun(await orderPage())).toEqual(formWithoutRun(before));

  const misspelt = site.edit(formFile, (form) => {
    fieldOf(form, 'phone').type = 'text-input';
  });
  const second = await site.waymark('publish', misspelt, '--message', 'A slip', '--author', 'Aroha');
  expect(second.exitCode).toBe(1);
  expect(second.output).toContain('propertyAccesIssue');
  expect(second.output).toMatch(/Did you mean ".*propertyAccessIssue"\?/);
  const { output } = await site.waymark('releases');
  expect(
    output
      .trim()
      .split('\n')
      .filter((line) => /\b[0-9a-f]{8}/.test(line)),
  ).toHaveLength(1);
});

/** The page but for what differs from view to view: the run and its times. */
function formWithoutRun(html: string): string {
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/_run" value="[^"]+"|"run":"[^"]+"|"formToken":"[^"]+"|"(left|endsIn)Ms":\d+/g, '');
}
