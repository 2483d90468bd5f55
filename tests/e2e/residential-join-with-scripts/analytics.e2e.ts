import { expect, test } from '../support/test.ts';
import { pressed } from '../support/visitors/answers.ts';
import { keepDataLayer, pushedTo } from '../support/visitors/data-layer.ts';
import { visitor } from '../support/visitors/residential-visitor.ts';

test.beforeEach(({ context }) => keepDataLayer(context));

const left = 'left the page';
const begun = { event: 'begin_checkout', customerType: 'residential' };

function view(step: string) {
  return { event: 'page_view', globalContent: 'join', primaryContent: 'residential', secondaryContent: step };
}

const joinView = { event: 'page_view', globalContent: 'join' };

function planned(event: string, choices: { readonly planType: string; readonly termName: string }) {
  return { event, fuels: ['electricity'], usageType: 'Standard', ...choices };
}

const fixed = '12 month fixed';
const flexible = 'flexible, no fixed term';

test('Each page and what is done on it is tracked in order, and the purchase once', async ({
  page,
  join,
}) => {
  await join.open();
  await join.press();
  await expect(join.summary).toBeVisible();
  await join.goTo('plan-select', visitor());
  await join.pressButton('openHousehold');
  await join.arrived('occupancy');
  await join.complete('occupancy', { numberOfAdults: '2', numberOfChildren: '1' });
  await join.goTo('contact-details', visitor());
  await join.open('term-select');
  await join.complete('term-select', { term: 'FLEXIBLE' });
  await join.goTo('success', visitor());

  const purchase = {
    ...planned('purchase', { planType: 'plus', termName: flexible }),
    saleType: 'sale',
    currency: 'NZD',
    tax: 0,
    transactionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    meanFixedCharges: expect.any(Number),
    postalCode: '6999',
    householdSize: 3,
    existingCustomer: false,
  };
  const events = [
    ...[joinView, begun, left],
    ...[
      view('address'),
      { event: 'input_address', addressType: 'finder', primaryResidence: false, region: 'north' },
      left,
    ],
    ...[view('fuel'), left, view('plan-select'), left, view('occupancy'), left, view('plan-select')],
    ...[planned('select_plan', { planType: 'plus', termName: fixed }), left],
    ...[view('contact-details'), left, view('term-select')],
    ...[planned('select_term', { planType: 'plus', termName: flexible }), left, view('contact-details')],
    {
      event: 'input_contact_details',
      customerType: 'residential',
      existingCustomer: false,
      fuels: ['electricity'],
    },
    ...[left, view('credit-check'), { event: 'input_licence_details', driverLicence: true }, left],
    ...[view('property'), { event: 'input_property_details', situation: 'switching' }, left],
    ...[view('payment'), left, purchase, view('success')],
  ];
  await expect.poll(() => pushedTo(page)).toEqual(events);

  await page.reload();
  await expect.poll(() => pushedTo(page)).toEqual([...events, left, view('success')]);
});

test('A callback is tracked as a purchase of its own kind', { tag: '@full' }, async ({ page, join }) => {
  await join.open();
  await join.goTo('callback-success', {
    ...visitor(),
    address: { confirmLater: pressed },
  });
  await expect
    .poll(() => pushedTo(page))
    .toEqual([
      ...[joinView, begun, left, view('address')],
      { event: 'input_address', addressType: 'later', primaryResidence: false },
      ...[left, view('fuel'), left, view('plan-select')],
      ...[planned('select_plan', { planType: 'plus', termName: fixed }), left, view('callback')],
      {
        event: 'input_contact_details',
        customerType: 'residential',
        existingCustomer: false,
        fuels: ['electricity'],
      },
      left,
      {
        ...planned('purchase', { planType: 'plus', termName: fixed }),
        saleType: 'callback',
        currency: 'NZD',
        tax: 0,
        transactionId: expect.any(String),
        existingCustomer: false,
      },
      view('callback-success'),
    ]);
});

test('An existing customer’s own details and purchase are not tracked', { tag: '@full' }, async ({
  page,
  join,
}) => {
  await join.open();
  await join.goTo(
    'success',
    visitor({
      'plan-select': { plan: 'ev' },
      'car-registration': { plate: 'EVBLUE' },
      'contact-details': {
        isExistingCustomer: 'true',
        dob: '29/02/1984',
        generalTermsForExistingCustomers: 'true',
      },
    }),
  );
  const events = async () => (await pushedTo(page)).slice(-7);
  await expect
    .poll(events)
    .toEqual([
      ...[left, view('car-registration')],
      { event: 'input_car_registration', make: 'Nissan', model: 'Leaf', year: 2019 },
      ...[left, view('contact-details'), left, view('success')],
    ]);
});
