import { bodies, createTicketPath, signUpPath, updateTicketPath } from '../support/received.ts';
import { everythingAddress, type Visitor, visitor } from '../support/residential-visitor.ts';
import { pressed } from '../support/step-page.ts';
import { expect, test } from '../support/test.ts';

// A dozen pages each.
test.describe.configure({ timeout: 90_000 });

const electricityIcp = '0000001001SB2EF';
const gasIcp = '1000001001SBAC2';
const lpgIcp = '2000001001SBF01';

function offer(type: string, icp: string, plan: string, term = '12-MONTH', usage = 'STANDARD') {
  return { type, icp, selectedOffer: `${type}:${plan}:${usage}:${term}:${icp}` };
}

const directDebit = {
  paymentAuthority: 'DIRECT_DEBIT',
  bankName: 'ASB',
  bankAcctName: 'A Ngata',
  bankAcctNumber: '12-3147-0000123-000',
  authorised: true,
  paymentRef: 'Genesis',
  termsAccepted: true,
};

const ev: Visitor = {
  'plan-select': { 'Choose a plan': 'Energy EV' },
  'car-registration': { 'Number plate': 'evblue' },
};

const twoBottles = {
  'How many gas bottles do you have?': '2 bottles',
  'What size are they?': '45kg standard',
  'Who supplies them now?': 'Rockgas',
  'Shall we bring two full bottles?': 'Yes',
  'Where are your gas bottles?': 'Back of the property',
};

/** What each visitor says that is not plain, and what of it reaches the provider. */
const signUps: readonly (readonly [title: string, given: Visitor, sent: object])[] = [
  [
    'electricity on a fixed plan, by direct debit',
    visitor(),
    {
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
          primaryResidence: false,
          supplyPoint: [offer('ELECTRICITY', electricityIcp, 'NPA-PLUS')],
        },
      ],
      existingCustomer: false,
      moveOrTransfer: 'TRANSFER',
      billingAccount: { paymentMethod: directDebit },
    },
  ],
  [
    'electricity on the basic plan, without a licence, as a primary residence',
    {
      ...visitor({
        address: { 'This is my primary residence': true },
        'plan-select': { 'How much do you use?': 'Low', 'Choose a plan': 'Energy Basic' },
        'contact-details': { 'Can we e-mail you about offers?': 'No thanks' },
      }),
      'credit-check': { 'Do you have your NZ driver licence?': 'No', 'Date of birth': '29/02/1984' },
    },
    {
      contact: { dob: '1984-02-29' },
      site: [
        {
          primaryResidence: true,
          supplyPoint: [offer('ELECTRICITY', electricityIcp, 'NPA-BASIC', '12-MONTH', 'LOW')],
        },
      ],
      billingAccount: { paymentMethod: directDebit },
    },
  ],
  [
    'electricity without a fixed term, moving in, paid by hand',
    {
      ...visitor({
        'plan-select': { 'Choose a plan': 'Energy Plus Flexible' },
        property: {
          'What’s your situation?': 'Moving / Just moved',
          'Move in date': dateIn(30),
          'Does anybody at the property depend on electricity for medical support?': 'Yes',
          'Would anybody’s well-being suffer if the power went off?': 'Yes',
          'For which reason?': 'Age',
        },
      }),
      payment: {
        'How would you like to pay?': 'Manual payments',
        'I accept the terms and conditions': true,
      },
    },
    {
      requestedDate: dateIn(30).split('/').reverse().join('-'),
      moveOrTransfer: 'MOVE',
      site: [{ supplyPoint: [offer('ELECTRICITY', electricityIcp, 'NPA-PLUS', 'FLEXIBLE')] }],
      billingAccount: { paymentMethod: { paymentAuthority: 'NONE', termsAccepted: true } },
    },
  ],
  [
    'electricity and natural gas at ICPs of their own',
    {
      ...visitor({
        'address-by-icp': {
          'What do you want to connect?': ['Electricity', 'Natural gas'],
          'Electricity ICP number': electricityIcp.toLowerCase(),
          'Natural gas ICP number': gasIcp,
        },
        fuel: { 'What do you need?': 'Electricity + natural gas' },
      }),
      address: { 'Enter your ICP number instead': pressed },
    },
    {
      site: [
        {
          address: { freeformAddress: everythingAddress },
          supplyPoint: [offer('ELECTRICITY', electricityIcp, 'NPA-PLUS'), offer('GAS', gasIcp, 'NPA-PLUS')],
        },
      ],
    },
  ],
  [
    'electricity and bottled gas, with a dog in the way',
    visitor({
      fuel: { 'What do you need?': 'Electricity + bottled gas (LPG)' },
      property: {
        ...twoBottles,
        'Could anything stop us getting to your meter or bottles?': 'Yes',
        'What could prevent access?': ['Dogs', 'Other'],
        'What else could prevent access?': 'Geese',
      },
    }),
    {
      site: [
        {
          supplyPoint: [
            offer('ELECTRICITY', electricityIcp, 'NPA-PLUS'),
            {
              ...offer('LPG', lpgIcp, 'NPA-PLUS'),
              numberOfLPGBottles: 2,
              meterLocationCode: 'BACK',
              lpgOrder: { numberOfBottles: 2 },
            },
          ],
          access: { limited: true, dog: 'DOGS', meterReaderNotes: 'Geese' },
        },
      ],
    },
  ],
  [
    'bottled gas alone',
    {
      ...visitor({ fuel: { 'What do you need?': 'Bottled gas (LPG) only' } }),
      property: {
        'What’s your situation?': 'Switching suppliers',
        ...twoBottles,
        'Could anything stop us getting to your meter or bottles?': 'No',
      },
    },
    { site: [{ supplyPoint: [{ ...offer('LPG', lpgIcp, 'NPA-PLUS'), numberOfLPGBottles: 2 }] }] },
  ],
  [
    'more bottles of gas than usual, which is talked about later',
    {
      ...visitor({ fuel: { 'What do you need?': 'Bottled gas (LPG) only' } }),
      property: {
        'What’s your situation?': 'Switching suppliers',
        'How many gas bottles do you have?': 'More than 2 bottles',
        'Could anything stop us getting to your meter or bottles?': 'No',
      },
    },
    { site: [{ supplyPoint: [offer('LPG', lpgIcp, 'NPA-PLUS')] }] },
  ],
  [
    'the second of several homes at an address',
    visitor({
      address: {
        'What’s your address?': '6 Several Lane, Sandbox Bay, Wellington 6999',
        'Which of these is yours?': '2/6 Several Lane, Sandbox Bay, Wellington 6999',
      },
    }),
    { site: [{ supplyPoint: [offer('ELECTRICITY', '0000006002SB6F1', 'NPA-PLUS')] }] },
  ],
  [
    'an address that the finder knows by its connection',
    visitor({ address: { 'What’s your address?': '10 Registered Lane, Sandbox Bay, Wellington 6999' } }),
    {
      site: [
        {
          address: { freeformAddress: '10 Registered Lane, Sandbox Bay, Wellington 6999' },
          supplyPoint: [offer('ELECTRICITY', '0000010001SB9FD', 'NPA-PLUS')],
        },
      ],
    },
  ],
  [
    'the plan for electric cars, by a new customer',
    visitor({ ...ev, 'contact-details': { 'Are you a customer already?': 'No' } }),
    {
      existingCustomer: false,
      site: [{ supplyPoint: [offer('ELECTRICITY', electricityIcp, 'NPA-PREMIUM')] }],
      billingAccount: { paymentMethod: directDebit },
    },
  ],
];

for (const [title, given, sent] of signUps) {
  test(`A sign-up for ${title} reaches the provider as it was given`, async ({ page, join, site }) => {
    await join.open();
    await join.goTo('success', given);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re all signed up');
    expect(bodies(site.sandbox, signUpPath)).toMatchObject([sent]);
    expect(site.sandbox.state.signUps.all()).toHaveLength(1);
    expect(bodies(site.sandbox, createTicketPath)).toHaveLength(1);
    await expect.poll(() => bodies(site.sandbox, updateTicketPath)).toHaveLength(1);
  });
}

test('An existing customer on the plan for electric cars signs up without licence, property and payment', async ({
  page,
  join,
  site,
}) => {
  const contact = {
    'Are you a customer already?': 'Yes',
    'Customer number': '12345678',
    'Date of birth': '29/02/1984',
    'I accept the terms and conditions': true,
  };
  await join.open();
  await join.goTo('contact-details', visitor(ev));
  await join.answerAll({ ...contact, ...visitor()['contact-details'] });
  await expect(join.submit).toHaveText('Sign up now');
  await join.press();
  await join.arrived('success');
  await expect(page.getByText('we’ll move you to your new plan')).toBeVisible();
  const [body] = bodies(site.sandbox, signUpPath);
  expect(body).toMatchObject({ existingCustomer: true, customerNumber: '12345678' });
  expect(body).not.toHaveProperty('billingAccount');
});

test('How many live in a household is told with the sign-up', async ({ join, site }) => {
  await join.open();
  await join.goTo('plan-select', visitor());
  await join.follow('Your household');
  await join.arrived('occupancy');
  expect(await join.complete('occupancy', { Adults: '2', Children: '3' })).toBe('plan-select');
  await join.goTo('success', visitor());
  expect(bodies(site.sandbox, signUpPath)).toMatchObject([{ site: [{ housePopulation: '4_or_more' }] }]);
});

test('A term of one’s own choice takes the place of the plan’s', async ({ join, site }) => {
  await join.open();
  await join.goTo('contact-details', visitor());
  await join.open('term-select');
  expect(await join.complete('term-select', { 'Choose a term': 'No Fixed Term' })).toBe('contact-details');
  await join.goTo('success', visitor());
  expect(bodies(site.sandbox, signUpPath)).toMatchObject([
    { site: [{ supplyPoint: [offer('ELECTRICITY', electricityIcp, 'NPA-PLUS', 'FLEXIBLE')] }] },
  ]);
});

test('Where the sign-up came from is told with it', async ({ join, site }) => {
  await join.openAt('/join?UTM_Source=letter&utm_campaign=SUMMER50');
  await join.goTo('success', visitor());
  expect(bodies(site.sandbox, signUpPath)).toMatchObject([{ uniqueCode: 'SUMMER50', referrer: 'letter' }]);
});

/** A day as New Zealanders write it, so many days from now. */
function dateIn(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Auckland' }).format(day);
}
