import { casesOf } from '../../support/running/tier.ts';
import { orderPath, plainOrder, thanksPath } from '../support/pages/order-form.ts';
import { shippedText } from '../support/shipped/shipped-words.ts';
import { bodies, createPath, received, tokenPath, validatePath } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';
import type { Answers } from '../support/visitors/answers.ts';
import { sendByHtml } from '../support/visitors/walk-html.ts';
import { orderBodies } from './order-bodies.ts';

const thanks = shippedText('gas-order-thanks-page', 'zones', 'content', 0, 'title');

const address = '12 Example Street, Te Aro, Wellington 6011';

// Which answer leads to what is tested in tests/scenarios/gas-order.
const orders: readonly (readonly [title: string, order: Answers, sent: Parameters<typeof orderBodies>[0]])[] =
  [
    ['45kg bottles', plainOrder, { bottleSize: '45', numberOfBottles: 2 }],
    [
      'the most bottles there may be, with something else in the way',
      {
        ...plainOrder,
        cylinderType: '20',
        cylinderQuantity: '15',
        propertyAccessIssue: 'true',
        propertyAccessReasons: ['Other'],
        propertyAccessReasonOther: 'Steep drive\nring first',
      },
      { bottleSize: '20', numberOfBottles: 15, accessIssues: 1, extraComments: 'Steep drive\nring first' },
    ],
    [
      'a 9kg bottle, whose size keeps its zero, with everything in the way',
      {
        ...plainOrder,
        cylinderType: '09',
        cylinderQuantity: '1',
        propertyAccessIssue: 'true',
        propertyAccessReasons: ['Dog', 'Security code', 'Other'],
        propertyAccessReasonSecurityCode: '0042#',
        propertyAccessReasonOther: 'Low branches',
      },
      {
        bottleSize: '09',
        numberOfBottles: 1,
        accessIssues: 1,
        addDogNote: 1,
        keySecurityCode: '0042#',
        extraComments: 'Low branches',
      },
    ],
  ];

for (const [title, order, sent] of casesOf(orders, 3)) {
  test(`An order for ${title} reaches the provider as it was given`, { tag: '@without-scripts' }, async ({
    page,
    form,
    site,
  }) => {
    if (order === plainOrder) {
      // Clicked without scripts, too.
      await form.open();
      await form.place(order);
    } else await form.openAndPlace(order);
    await expect(page).toHaveURL(thanksPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);

    const expected = orderBodies(sent, { name: 'Aroha Ngata', address });
    expect(bodies(site.sandbox, validatePath)).toEqual([expected.validate]);
    expect(bodies(site.sandbox, createPath)).toEqual([expected.create]);
  });
}

for (const [title, order, sent] of orders) {
  test(`An order for ${title} reaches the provider by the forms of its HTML, too`, async ({
    request,
    site,
  }) => {
    const { path, html } = await sendByHtml(request, orderPath, order);
    expect(path).toBe(thanksPath);
    expect(html).toContain(thanks);
    const expected = orderBodies(sent, { name: 'Aroha Ngata', address });
    expect(bodies(site.sandbox, validatePath)).toEqual([expected.validate]);
    expect(bodies(site.sandbox, createPath)).toEqual([expected.create]);
  });
}

test('Both calls bear the token, the credential, the fixed identifiers and an id of their own', async ({
  page,
  form,
  site,
}) => {
  await form.openAndPlace(plainOrder);
  await expect(page).toHaveURL(thanksPath);

  const calls = [...received(site.sandbox, validatePath), ...received(site.sandbox, createPath)];
  const ids = calls.map(({ headers }) => headers['x-transaction-id']);
  expect(new Set(ids).size).toBe(2);
  // Both were made for one press.
  expect(new Set(calls.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
  for (const { headers } of calls) {
    const { host, connection, 'content-length': length, 'x-transaction-id': id, ...rest } = headers;
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(rest).toEqual({
      accept: 'application/json',
      'accept-encoding': 'identity',
      authorization: expect.stringMatching(/^Bearer [\w-]{20,}$/),
      'content-type': 'application/json',
      'x-application-id': 'CMS',
      'x-brand-id': 'SANDBOX',
      'x-channel-id': 'Browser',
      'x-client-id': 'sandbox-client',
      'x-client-secret': 'sandbox-secret',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }
  expect(received(site.sandbox, tokenPath).length).toBeLessThanOrEqual(1);
});

test('Words of other alphabets and characters that mean something to a browser arrive as typed', {
  tag: '@full',
}, async ({ page, form, site }) => {
  const name = 'Māui <b>O’Brien</b> & "Søn" 🐕';
  const where = '1/23 Ōrākei Road; DROP TABLE, #4 100% & Co';
  await form.openAndPlace({ ...plainOrder, name, address: where });
  await expect(page).toHaveURL(thanksPath);
  const expected = orderBodies({}, { name, address: where });
  expect(bodies(site.sandbox, createPath)).toEqual([expected.create]);
});

test('Back leads to the page about bottled gas', { tag: '@full' }, async ({ page, form }) => {
  await form.open();
  await form.back.click();
  await expect(page).toHaveURL('/for-business/bottled-gas');
});

test('After an order the form is empty again, and another order can be placed', async ({
  page,
  form,
  site,
}) => {
  await form.openAndPlace(plainOrder);
  await expect(page).toHaveURL(thanksPath);
  await page.locator(`main a[href="${orderPath}"]`).click();
  await expect(page).toHaveURL(orderPath);
  await expect(form.question('name')).toHaveValue('');
  await form.open();
  await form.place({ ...plainOrder, cylinderType: '18' });
  await expect(page).toHaveURL(thanksPath);
  expect(site.sandbox.state.orders.all()).toHaveLength(2);
});

test('Loading the thanks page again places nothing', { tag: '@full' }, async ({ page, form, site }) => {
  await form.open();
  await form.place(plainOrder);
  await expect(page).toHaveURL(thanksPath);
  await page.reload();
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(thanksPath);
  expect(site.sandbox.state.orders.all()).toHaveLength(1);
});
