import { attribute, readElements, textOf } from '../../../cli/site-run/html-elements.ts';
import { casesOf } from '../../support/running/tier.ts';
import { orderJourney, orderPath, plainOrder } from '../support/pages/order-form.ts';
import { found, wordsOf } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';
import type { Answers } from '../support/visitors/answers.ts';
import { sendByHtml } from '../support/visitors/walk-html.ts';

const words = wordsOf(orderJourney);

/** Wrong answers by the keyword of their message: as many at once as can occur together. */
const rounds: readonly (readonly [wrong: Answers, keywords: Readonly<Record<string, string>>])[] = [
  [
    {
      name: 'A',
      customerNumber: '1234567',
      phone: '12345',
      email: 'a@',
      propertyAccessIssue: 'true',
      propertyAccessReasons: [],
    },
    {
      name: 'minLength',
      customerNumber: 'minLength',
      phone: 'minLength',
      email: 'minLength',
      propertyAccessReasons: 'required',
    },
  ],
  [
    {
      name: 'a'.repeat(121),
      customerNumber: '1234567890123',
      phone: '1'.repeat(41),
      email: `${'a'.repeat(70)}@example.nz`,
      propertyAccessIssue: 'true',
      propertyAccessReasons: ['Security code', 'Other'],
      propertyAccessReasonSecurityCode: ' ',
      propertyAccessReasonOther: '',
    },
    {
      name: 'maxLength',
      customerNumber: 'maxLength',
      phone: 'maxLength',
      email: 'maxLength',
      propertyAccessReasonSecurityCode: 'required',
      propertyAccessReasonOther: 'required',
    },
  ],
  [
    { phone: '021 555 CALL', email: 'aroha.example.co.nz' },
    { phone: 'pattern', email: 'format' },
  ],
  [{ phone: '021+555-0100' }, { phone: 'pattern' }],
];

test('An empty form is turned down with every question that must be answered, in the order of the form', async ({
  page,
  form,
  site,
}) => {
  await form.open();
  await form.press();
  await expect(form.summary).toBeVisible();
  const missing = ['name', 'customerNumber', 'phone', 'email', 'address', 'cylinderType', 'recaptcha'];
  expect(await form.problemFields()).toEqual(missing);
  expect(await form.problems()).toEqual(missing.map((name) => words.problem(name, 'required')));
  for (const question of ['name', 'address', 'cylinderType', 'recaptcha'] as const) {
    await expect(form.question(question)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page).toHaveURL(orderPath);
  expect(site.sandbox.state.journal.received('provider')).toEqual([]);
});

for (const [wrong, keywords] of casesOf(rounds, 4)) {
  const broken = Object.entries(keywords);
  const questions = Object.keys(keywords);
  test(`Answers to ${questions.join(', ')} such as "${wrong.phone}" are turned down in words of their own`, async ({
    form,
    site,
  }) => {
    await form.open();
    await form.place({ ...plainOrder, ...wrong });
    await expect(form.summary).toBeVisible();
    expect(await form.problemFields()).toEqual(questions);
    expect(await form.problems()).toEqual(broken.map(([name, keyword]) => words.problem(name, keyword)));
    for (const [name, keyword] of broken) {
      const described = new RegExp(`Error: ${words.message(name, keyword)}$`);
      await expect(form.question(name)).toHaveAccessibleDescription(described);
    }
    expect(site.sandbox.state.journal.received('provider')).toEqual([]);
  });
}

for (const [wrong, keywords] of rounds) {
  test(`Answers such as "${wrong.phone}" are turned down by the forms of the HTML, too`, async ({
    request,
    site,
  }) => {
    const { path, html } = await sendByHtml(request, orderPath, { ...plainOrder, ...wrong });
    expect(path).toBe(orderPath);
    const elements = readElements(html);
    const named = (name: string) => elements.filter((each) => attribute(each, 'name') === name);
    const led = elements
      .filter((each) => attribute(each, 'href')?.startsWith('#step-'))
      .map((each) => textOf(each));
    expect(led).toEqual(Object.entries(keywords).map(([name, keyword]) => words.problem(name, keyword)));
    for (const name of ['name', 'phone', 'email'] as const) {
      const isWrong = String(Object.hasOwn(keywords, name));
      expect(attribute(found(named(name)[0], name), 'aria-invalid') ?? 'false', name).toBe(isWrong);
      expect(attribute(found(named(name)[0], name), 'value')).toBe({ ...plainOrder, ...wrong }[name]);
    }
    expect(site.sandbox.state.journal.received('provider')).toEqual([]);
  });
}

test('Once a cylinder type is chosen, the number of bottles has to be', { tag: '@full' }, async ({
  form,
  javaScriptEnabled,
}) => {
  const { cylinderQuantity, ...withoutQuantity } = plainOrder;
  await form.open();
  await form.place(withoutQuantity);
  await expect(form.question('cylinderQuantity')).toBeVisible();
  // A question that was not seen before is shown without an error first.
  if (javaScriptEnabled === false) await form.press();
  await expect(form.summary).toBeVisible();
  expect(await form.problemFields()).toEqual(['cylinderQuantity']);
  expect(await form.problems()).toEqual([words.problem('cylinderQuantity', 'required')]);
});

test('Answers that were good stay filled in when others are turned down', { tag: '@full' }, async ({
  form,
}) => {
  await form.open();
  await form.place({ ...plainOrder, phone: '1', cylinderQuantity: '7' });
  await expect(form.summary).toBeVisible();
  await expect(form.question('name')).toHaveValue('Aroha Ngata');
  await expect(form.question('address')).toHaveValue('12 Example Street, Te Aro, Wellington 6011');
  await expect(form.question('cylinderQuantity')).toHaveValue('7');
  await expect(form.question('recaptcha')).toBeChecked();
});

test('A link of the summary leads to the field it is about', async ({ page, form }) => {
  await form.open();
  await form.press();
  await form.summary.getByRole('link', { name: words.problem('email', 'required') }).click();
  const focused = page.locator(':focus, :target');
  await expect(focused).toHaveAttribute('name', 'email');
});

test('Spaces around an answer are no part of it', { tag: '@full' }, async ({ page, form, site }) => {
  await form.openAndPlace({ ...plainOrder, name: '  Aroha Ngata ' });
  await expect(page).not.toHaveURL(orderPath);
  expect(site.sandbox.state.orders.all()).toMatchObject([{ body: { order: { userName: 'Aroha Ngata' } } }]);
});

for (const [email, phone] of [
  ['a@b.nz', '123456'],
  ['first.last+tag@sub.example.co.nz', '+64 21 555 0100'],
] as const) {
  test(`The email address ${email} and the phone number ${phone} are taken`, { tag: '@full' }, async ({
    page,
    form,
  }) => {
    await form.openAndPlace({ ...plainOrder, email, phone });
    await expect(page).not.toHaveURL(orderPath);
  });
}
