import { expect, test } from '../support/test.ts';
import { pressed } from '../support/visitors/answers.ts';
import { plainCompany, soleTrader } from '../support/visitors/business-visitor.ts';
import { keepDataLayer, pushedTo } from '../support/visitors/data-layer.ts';

test.beforeEach(({ context }) => keepDataLayer(context));
// A whole sign-up, step by step, with everything that each of them tracks.
test.slow();

const left = 'left the page';

function view(step: string) {
  return { event: 'page_view', globalContent: 'join', primaryContent: 'business', secondaryContent: step };
}

/** Until it is said for whom the sign-up is. */
const before = [
  { event: 'page_view', globalContent: 'join' },
  { event: 'begin_checkout', customerType: 'business' },
  left,
  view('business-details'),
  left,
];

/** Properties that every purchase event has. */
const purchase = {
  event: 'purchase',
  currency: 'NZD',
  tax: 0,
  transactionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  planType: 'energy-plan',
  existingCustomer: false,
};

test('Each page of a business and what is done on it is tracked in order, and the purchase once', async ({
  page,
  business: join,
}) => {
  const sold = ['electricity', 'lpg'];
  const term = { fuels: sold, planType: 'energy-plan', termName: 'flexible, no fixed term' };
  await join.open();
  await join.answerAll(soleTrader['customer-type']);
  await join.press();
  await join.arrived('business-details');
  await join.goTo('fuel', soleTrader);
  await join.goTo('success', soleTrader);
  const events = [
    ...before,
    ...[view('address'), { event: 'input_address', addressType: 'finder', region: 'north' }, left],
    ...[view('fuel'), left, view('contact-details')],
    { event: 'input_contact_details', customerType: 'business', existingCustomer: false, fuels: sold },
    ...[left, view('term-select'), { event: 'select_term', ...term }, left],
    ...[view('credit-check'), { event: 'input_licence_details', driverLicence: true }, left],
    ...[view('property'), { event: 'input_property_details', situation: 'switching' }, left],
    ...[view('payment'), left],
    { ...purchase, ...term, saleType: 'sale', meanFixedCharges: expect.any(Number), postalCode: '6999' },
    view('success'),
  ];
  await expect.poll(() => pushedTo(page)).toEqual(events);

  await page.reload();
  await expect.poll(() => pushedTo(page)).toEqual([...events, left, view('success')]);
});

test('A company tracks no licence, and of a fixed term of twelve months by its name', {
  tag: '@full',
}, async ({ page, business: join }) => {
  const company = { ...plainCompany, 'term-select': { term: '12-MONTH' } };
  await join.open();
  await join.answerAll(soleTrader['customer-type']);
  await join.press();
  await join.arrived('business-details');
  await join.goTo('fuel', company);
  await join.goTo('payment', company);
  const events = (await pushedTo(page)).filter((pushed) => pushed !== left && !isNamed('page_view')(pushed));
  expect(events).toEqual([
    { event: 'begin_checkout', customerType: 'business' },
    { event: 'input_address', addressType: 'finder', region: 'north' },
    {
      event: 'input_contact_details',
      customerType: 'business',
      existingCustomer: false,
      fuels: ['electricity'],
    },
    { event: 'select_term', fuels: ['electricity'], planType: 'energy-plan', termName: '12 month fixed' },
    { event: 'input_property_details', situation: 'switching' },
  ]);
});

test('A business that asks for a call is tracked as a purchase of its own kind, and neither address nor term', {
  tag: '@full',
}, async ({ page, business: join }) => {
  await join.openLate('address');
  await join.complete('address', { requestCallback: pressed });
  await join.complete('callback', soleTrader.callback);
  await expect
    .poll(() => pushedTo(page))
    .toEqual([
      ...[view('address'), left, view('callback')],
      { event: 'input_contact_details', customerType: 'business', existingCustomer: false, fuels: [] },
      ...[left, { ...purchase, saleType: 'callback', fuels: [] }, view('callback-success')],
    ]);
});

test('An address that was entered by hand, and one by its number, are tracked once each', {
  tag: '@full',
}, async ({ page, business: join }) => {
  await join.openLate('address');
  await join.complete('address', { enterManually: pressed });
  await join.complete('manual-address', {
    addressLine1: '1 Somewhere Road',
    town: 'Nelson',
    postcode: '7010',
  });
  const events = async () => (await pushedTo(page)).filter(isNamed('input_address'));
  await expect.poll(events).toEqual([{ event: 'input_address', addressType: 'manual', region: 'south' }]);
  await join.open('address');
  await join.complete('address', { enterIcp: pressed });
  await join.complete('address-by-icp', {
    icpFuels: ['electricity'],
    electricityIcp: '0000201001SBF41',
  });
  await expect
    .poll(async () => (await events()).slice(1))
    .toEqual([{ event: 'input_address', addressType: 'icp', region: 'north' }]);
});

/** The id of a purchase, with any digits. */
const randomId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

test('Nothing that is tracked names a person, a business or a place', { tag: '@full' }, async ({
  page,
  business: join,
}) => {
  await join.openLate('contact-details');
  await join.goTo('success', soleTrader);
  const events = JSON.stringify(await pushedTo(page)).replaceAll(randomId, '');
  for (const said of ['Ngata', 'Ceramics', 'Aroha', 'aroha@', '021', 'Trading Lane', '0000201001SBF41'])
    expect(events).not.toContain(said);
});

function isNamed(event: string) {
  return (pushed: unknown) => (pushed as { event?: string }).event === event;
}
