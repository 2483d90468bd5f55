import { homeJourney } from '../../support/journeys/home-sign-up.ts';
import { wordsOf } from '../support/shipped/shipped-words.ts';
import { bodies, createTicketPath, signUpPath, updateTicketPath } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';
import { pressed } from '../support/visitors/answers.ts';
import { everythingAddress, type Visitor, visitor } from '../support/visitors/residential-visitor.ts';

const words = wordsOf(homeJourney);

// tests/submission/sent-bodies.test.ts covers the outcome of each answer; these give as many different ones as a way
// has room for.
const electricityIcp = '0000001001SB2EF';
const gasIcp = '1000001001SBAC2';
const lpgIcp = '2000001001SBF01';
const secondIcp = '0000006002SB6F1';

function offer(type: string, icp: string, plan: string, term = '12-MONTH', usage = 'STANDARD') {
  return { type, icp, selectedOffer: `${type}:${plan}:${usage}:${term}:${icp}` };
}

const everythingToSay: Visitor = {
  ...visitor({
    address: { isPrimaryResidence: 'true' },
    fuel: { fuel: 'electricity-lpg' },
    occupancy: { numberOfAdults: '2', numberOfChildren: '3' },
    'plan-select': { usageType: 'low', plan: 'plus-flexible' },
    'contact-details': { isPromoByEmail: 'false' },
    property: {
      situation: 'moving',
      moveInDate: dateIn(30),
      isMedicalSupport: 'true',
      isWellBeing: 'true',
      wellBeingAffectedReason: 'age',
      gasBottlesCount: 'two',
      gasBottleSize: '45kg',
      gasBottlesSupplier: 'rockgas',
      orderBottlesOption: 'true',
      gasBottlesLocation: 'back',
      meterAccessHasAnIssue: 'true',
      meterAccessIssueReasons: ['dogs', 'other'],
      meterAccessIssueReasonOther: 'Geese',
    },
  }),
  payment: { paymentMethod: 'manual', generalTerms: 'true' },
};

test('Somebody with everything to say signs up, and all of it reaches the provider', {
  tag: '@full',
}, async ({ page, join, site }) => {
  await join.openAt('/join?UTM_Source=letter&utm_campaign=SUMMER50');
  await join.goTo('plan-select', everythingToSay);
  await join.pressButton('openHousehold');
  await join.arrived('occupancy');
  expect(await join.complete('occupancy', everythingToSay.occupancy)).toBe('plan-select');
  await join.goTo('success', everythingToSay);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title('success'));
  expect(bodies(site.sandbox, signUpPath)).toMatchObject([
    {
      uniqueCode: 'SUMMER50',
      referrer: 'letter',
      requestedDate: dateIn(30).split('/').reverse().join('-'),
      moveOrTransfer: 'MOVE',
      existingCustomer: false,
      contact: {
        title: 'Ms',
        firstName: 'Aroha',
        lastName: 'Ngata',
        dob: '1984-02-29',
        phone: '0215550100',
        email: 'aroha@example.co.nz',
        driverLicence: { number: 'AB123456', version: '042' },
      },
      site: [
        {
          address: { streetNumber: '1', streetName: 'Everything', freeformAddress: everythingAddress },
          primaryResidence: true,
          housePopulation: '4_or_more',
          supplyPoint: [
            offer('ELECTRICITY', electricityIcp, 'NPA-PLUS', 'FLEXIBLE', 'LOW'),
            {
              ...offer('LPG', lpgIcp, 'NPA-PLUS', 'FLEXIBLE', 'LOW'),
              numberOfLPGBottles: 2,
              meterLocationCode: 'BACK',
              lpgOrder: { numberOfBottles: 2 },
            },
          ],
          access: { limited: true, dog: 'DOGS', meterReaderNotes: 'Geese' },
        },
      ],
      billingAccount: { paymentMethod: { paymentAuthority: 'NONE', termsAccepted: true } },
    },
  ]);
  expect(site.sandbox.state.signUps.all()).toHaveLength(1);
  expect(bodies(site.sandbox, createTicketPath)).toHaveLength(1);
  await expect.poll(() => bodies(site.sandbox, updateTicketPath)).toHaveLength(1);
});

test('Somebody who knows their ICP numbers signs up without a licence, on a term of their own, by direct debit', {
  tag: '@full',
}, async ({ join, site }) => {
  const given: Visitor = {
    ...visitor({
      'address-by-icp': {
        icpFuels: ['electricity', 'gas'],
        electricityIcp: electricityIcp.toLowerCase(),
        gasIcp,
      },
      fuel: { fuel: 'electricity-gas' },
    }),
    address: { enterIcp: pressed },
    'credit-check': { isDriverLicence: 'false', dob: '29/02/1984' },
  };
  await join.open();
  await join.goTo('contact-details', given);
  await join.open('term-select');
  expect(await join.complete('term-select', { term: 'FLEXIBLE' })).toBe('contact-details');
  await join.goTo('success', given);
  const [body] = bodies(site.sandbox, signUpPath);
  expect(body).toMatchObject({
    contact: { dob: '1984-02-29' },
    moveOrTransfer: 'TRANSFER',
    site: [
      {
        address: { freeformAddress: everythingAddress },
        primaryResidence: false,
        supplyPoint: [
          offer('ELECTRICITY', electricityIcp, 'NPA-PLUS', 'FLEXIBLE'),
          offer('GAS', gasIcp, 'NPA-PLUS', 'FLEXIBLE'),
        ],
      },
    ],
    billingAccount: {
      paymentMethod: {
        paymentAuthority: 'DIRECT_DEBIT',
        bankName: 'ASB',
        bankAcctName: 'A Ngata',
        bankAcctNumber: '12-3147-0000123-000',
        authorised: true,
        paymentRef: 'Genesis',
        termsAccepted: true,
      },
    },
  });
  expect(body).not.toHaveProperty('contact.driverLicence');
});

test('A customer in one of several homes at an address changes to the plan for electric cars, without licence, property and payment', {
  tag: '@full',
}, async ({ join, site }) => {
  await join.open();
  await join.goTo(
    'contact-details',
    visitor({
      address: {
        address: '6 Several Lane, Sandbox Bay, Wellington 6999',
        electricityPoint: secondIcp,
      },
      'plan-select': { plan: 'ev' },
      'car-registration': { plate: 'evblue' },
    }),
  );
  await join.answerAll({
    isExistingCustomer: 'true',
    customerNumber: '12345678',
    dob: '29/02/1984',
    generalTermsForExistingCustomers: 'true',
    ...visitor()['contact-details'],
  });
  await expect(join.submit).toHaveText(words.submitLabel('payment'));
  await join.press();
  await join.arrived('success');
  await expect(join.shown('welcome')).toBeVisible();
  const [body] = bodies(site.sandbox, signUpPath);
  expect(body).toMatchObject({
    existingCustomer: true,
    customerNumber: '12345678',
    site: [{ supplyPoint: [offer('ELECTRICITY', secondIcp, 'NPA-PREMIUM')] }],
  });
  expect(body).not.toHaveProperty('billingAccount');
});

/** A day as New Zealanders write it, so many days from now. */
function dateIn(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Auckland' }).format(day);
}
