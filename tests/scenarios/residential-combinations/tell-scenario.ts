import type { AnalyticsEvent, JsonValue } from '#engine';
import type { ExpectedCall, Given, Scenario, Turn } from '../scenario.ts';
import { type Choices, needsCallback, termOf, wanted } from './choices.ts';
import * as outside from './outside.ts';
import * as specified from './specified-bodies.ts';
import { propertyAnswers, today, type Visitor } from './visitors.ts';

const ticketId = '35001';
const planTypes: Record<Choices['plan'], string> = {
  basic: 'basic',
  'plus-fixed': 'plus',
  'plus-flexible': 'plus',
  plus: 'plus',
  ev: 'ev',
};
const termNames = { '12-MONTH': '12 month fixed', FLEXIBLE: 'flexible, no fixed term' };

/** The story of one visitor who makes these choices, with every call and event the specification wants. */
export function tellScenario(choices: Choices, visitor: Visitor): Scenario {
  const title = Object.values(choices).join(' · ');
  const ending = needsCallback(choices) ? callback(choices, visitor) : signUp(choices, visitor);
  const turns = [...findHome(choices, visitor), ...choosePlan(choices, visitor), ...ending];
  return { title, turns };
}

function press(
  step: string,
  next: string,
  changes: Readonly<Record<string, Given>>,
  calls: readonly ExpectedCall[] = [],
  events: readonly AnalyticsEvent[] = [],
): Turn {
  return { press: step, changes, calls, expect: { outcome: 'accepted', at: { step: next }, events } };
}

/** The visitor gets to see a step, and what is told of that. */
function see(step: string, told: AnalyticsEvent): Turn {
  return { visit: step, expect: { outcome: 'shown', at: { step }, events: [told] } };
}

function call(operation: string, path: string, body: JsonValue, gives?: JsonValue): ExpectedCall {
  const isProvider = !path.startsWith('/api/');
  const request = {
    service: isProvider ? 'provider' : 'site-api',
    method: operation === 'update-ticket' ? 'PUT' : 'POST',
    path,
    ...(isProvider && { headers: { sector: 'RESIDENTIAL' } }),
    body,
  };
  return { operation, request, gives: { status: 200, ...(gives !== undefined && { body: gives }) } };
}

function findHome(choices: Choices, visitor: Visitor): readonly Turn[] {
  const primary: Record<string, Given> = visitor.isPrimaryResidence ? { isPrimaryResidence: 'true' } : {};
  const begin = press(
    'customer-type',
    'address',
    { customerType: 'residential' },
    [],
    [{ event: 'begin_checkout', customerType: 'residential' }],
  );
  return [begin, ...addressTurns(choices, visitor, primary)];
}

function addressTurns(
  { address, fuel }: Choices,
  { isPrimaryResidence, hasSmartMeter }: Visitor,
  primary: Readonly<Record<string, Given>>,
): readonly Turn[] {
  const input = (addressType: string, region?: string): AnalyticsEvent => ({
    event: 'input_address',
    addressType,
    primaryResidence: isPrimaryResidence,
    ...(region && { region }),
  });
  const offers = (type: outside.SupplyType, icp: string) =>
    call(
      'pricing-offers',
      '/pricing/onlineoffers',
      specified.offersBody(type, icp),
      outside.offers(type, hasSmartMeter),
    );
  const lookUp = (kind: 'electricity' | 'gas') =>
    call('supply-point', '/supplypoint/icplist', specified.supplyPointBody(kind), outside.supplyPoint(kind));
  switch (address) {
    case 'finder':
    case 'several': {
      const several = address === 'several';
      const icp = several ? outside.icps.neighbour : outside.icps.electricity;
      const chosen = { address: outside.fullAddress, addressId: outside.finderAddress.pxid, ...primary };
      return [
        choose(chosen, [
          {
            operation: 'home-address-details',
            request: {
              service: 'address-finder',
              method: 'GET',
              path: '/api/nz/address/metadata',
              query: { format: 'json', ascii: '1', max: '10', strict: '2', pxid: '3-marama' },
            },
            gives: { status: 200, body: outside.finderAddress },
          },
          call(
            'supply-points',
            '/supplypoint/icplist',
            specified.supplyPointsBody,
            outside.supplyPoints(address),
          ),
        ]),
        press(
          'address',
          'fuel',
          several ? { electricityPoint: icp } : {},
          [offers('ELECTRICITY', icp), offers('GAS', outside.icps.gas), offers('LPG', outside.icps.lpg)],
          [input('finder', 'north')],
        ),
      ];
    }
    case 'registry': {
      const icp = outside.icps.electricity;
      return [
        choose({ address: outside.fullAddress, addressId: icp, ...primary }, [lookUp('electricity')]),
        press('address', 'fuel', {}, [offers('ELECTRICITY', icp)], [input('registry', 'north')]),
      ];
    }
    case 'icp': {
      const kinds = wanted[fuel].gas ? (['electricity', 'gas'] as const) : (['electricity'] as const);
      const numbers = { electricityIcp: outside.icps.electricity, gasIcp: outside.icps.gas };
      const filled = { icpFuels: [...kinds], ...numbers };
      return [
        press('address', 'address-by-icp', { addressId: 'icp', ...primary }),
        ...kinds.map(
          (kind): Turn => ({
            touch: { step: 'address-by-icp', event: 'press', field: `${kind}Icp` },
            changes: filled,
            calls: [lookUp(kind)],
            expect: { outcome: 'updated', at: { step: 'address-by-icp' } },
          }),
        ),
        press(
          'address-by-icp',
          'fuel',
          filled,
          kinds.map((kind) => offers(kind === 'gas' ? 'GAS' : 'ELECTRICITY', outside.icps[kind])),
          [input('icp', 'north')],
        ),
      ];
    }
    case 'manual': {
      const typed = { addressLine1: '12 Beach Road', suburb: 'Petone', town: 'Lower Hutt', postcode: '5012' };
      return [
        press('address', 'manual-address', { addressId: 'manual', ...primary }),
        press('manual-address', 'fuel', typed, [], [input('manual', 'north')]),
      ];
    }
    case 'later':
      return [press('address', 'fuel', { addressId: 'later', ...primary }, [], [input('later')])];
  }
}

function choose(changes: Readonly<Record<string, Given>>, calls: readonly ExpectedCall[]): Turn {
  return {
    touch: { step: 'address', event: 'change', field: 'address' },
    changes,
    calls,
    expect: { outcome: 'updated', at: { step: 'address' } },
  };
}

function choosePlan(choices: Choices, visitor: Visitor): readonly Turn[] {
  const { plan, term, fuel } = choices;
  const afterPlan = plan === 'ev' ? 'car-registration' : 'contact-details';
  const chosen = (event: string, of: Choices['term']): AnalyticsEvent => ({
    event,
    fuels: specified.energyServices(choices),
    planType: planTypes[plan],
    usageType: 'Standard',
    termName: termNames[of],
  });
  const { household } = visitor;
  const [numberOfAdults, numberOfChildren] = household ?? [];
  const asked = { numberOfAdults: numberOfAdults ?? '', numberOfChildren: numberOfChildren ?? '' };
  const next = needsCallback(choices) ? 'callback' : afterPlan;
  return [
    press('fuel', 'plan-select', { fuel }),
    ...(household ? [press('occupancy', 'plan-select', asked)] : []),
    press('plan-select', next, { usageType: 'high', plan }, [], [chosen('select_plan', termOf(plan))]),
    ...(term === termOf(plan)
      ? []
      : [press('term-select', afterPlan, { term }, [], [chosen('select_term', term)])]),
  ];
}

function signUp(choices: Choices, visitor: Visitor): readonly Turn[] {
  const car: readonly Turn[] = [
    {
      touch: { step: 'car-registration', event: 'press', field: 'plate' },
      changes: { plate: 'evblue' },
      calls: [
        {
          operation: 'vehicle-registration',
          request: {
            service: 'provider',
            method: 'GET',
            path: '/vehicle/registration',
            headers: { sector: 'RESIDENTIAL' },
            query: { plate: 'evblue' },
          },
          gives: { status: 200, body: outside.vehicle },
        },
      ],
      expect: { outcome: 'updated', at: { step: 'car-registration' } },
    },
    press(
      'car-registration',
      'contact-details',
      {},
      [],
      [{ event: 'input_car_registration', make: 'Kia', model: 'EV6', year: 2024 }],
    ),
  ];
  const ending = choices.customer === 'new' ? signUpNew : signUpExisting;
  return [...(choices.plan === 'ev' ? car : []), ...ending(choices, visitor)];
}

function createTicket(choices: Choices, visitor: Visitor): ExpectedCall {
  const body = specified.ticketBody(choices, visitor);
  return call('create-ticket', '/api/zendesk/createticket', body, { ticket: { id: ticketId } });
}

function signUpCalls(choices: Choices, visitor: Visitor): readonly ExpectedCall[] {
  const ticket = specified.updatedTicketBody(choices, visitor, ticketId);
  return [
    call('sign-up', '/servicerequest/onlinesignup', specified.signUpBody(choices, visitor, today)),
    call('update-ticket', '/api/zendesk/updateticket', ticket),
  ];
}

/** Existing customers sign up at once and leave no trace in analytics. */
function signUpExisting(choices: Choices, visitor: Visitor): readonly Turn[] {
  const { contact, customerNumber, licence } = visitor;
  const filled = {
    ...contact,
    isExistingCustomer: 'true',
    dob: licence.dob ?? '',
    generalTermsForExistingCustomers: 'true',
    ...(customerNumber && { customerNumber }),
  };
  const calls = [createTicket(choices, visitor), ...signUpCalls(choices, visitor)];
  return [press('contact-details', 'success', filled, calls)];
}

function signUpNew(choices: Choices, visitor: Visitor): readonly Turn[] {
  const { contact, licence, isPromoByEmail, situation } = visitor;
  const fuels = specified.energyServices(choices);
  const { electricity } = wanted[choices.fuel];
  const property = propertyAnswers(visitor, { electricity, ...specified.accessAsked(choices, visitor) });
  const debit = {
    bankAccountNo: specified.bankAccount,
    bankAccountName: 'Household account',
    debitTermsAuthority: 'true',
    debitTermsSignatory: 'true',
    debitTermsConditions: 'true',
  };
  const findBank = call(
    'bank-name',
    '/api/npa/findBankName',
    { bankNumber: '01', branchNumber: '0902' },
    { bankName: specified.bankName },
  );
  const isDebit = choices.payment === 'direct-debit';
  return [
    press(
      'contact-details',
      'credit-check',
      { ...contact, isPromoByEmail, ...(choices.plan === 'ev' && { isExistingCustomer: 'false' }) },
      [createTicket(choices, visitor)],
      [{ event: 'input_contact_details', customerType: 'residential', existingCustomer: false, fuels }],
    ),
    press(
      'credit-check',
      'property',
      licence,
      [],
      [{ event: 'input_licence_details', driverLicence: licence.isDriverLicence === 'true' }],
    ),
    press(
      'property',
      'payment',
      property,
      [],
      [{ event: 'input_property_details', situation: situation.situation ?? '' }],
    ),
    press(
      'payment',
      'success',
      { paymentMethod: choices.payment, generalTerms: 'true', ...(isDebit && debit) },
      [...(isDebit ? [findBank] : []), ...signUpCalls(choices, visitor)],
    ),
    see('success', purchase(choices, visitor, { saleType: 'sale', call: isDebit ? 2 : 1 })),
  ];
}

function callback(choices: Choices, visitor: Visitor): readonly Turn[] {
  const { title = '', firstName = '', lastName = '', email = '', phone = '' } = visitor.contact;
  const fuels = specified.energyServices(choices);
  return [
    press(
      'callback',
      'callback-success',
      { title, firstName, lastName, email, phone, recaptcha: 'true' },
      [call('create-lead', '/api/onlinesignup/createlead', specified.leadBody(choices, visitor))],
      [{ event: 'input_contact_details', customerType: 'residential', existingCustomer: false, fuels }],
    ),
    see('callback-success', purchase(choices, visitor, { saleType: 'callback', call: 1 })),
  ];
}

/** Under the transaction id of the call that it tells of, by its place among those of its turn. */
function purchase(
  choices: Choices,
  visitor: Visitor,
  { saleType, call }: { readonly saleType: 'sale' | 'callback'; readonly call: number },
): AnalyticsEvent {
  const { plan, term, address } = choices;
  const { householdSize } = visitor.expected;
  const priced = pricedFuels(choices);
  return {
    event: 'purchase',
    saleType,
    currency: 'NZD',
    tax: 0,
    transactionId: `transaction ${call}`,
    fuels: specified.energyServices(choices),
    planType: planTypes[plan],
    usageType: 'Standard',
    termName: termNames[term],
    ...(priced && { meanFixedCharges: outside.meanFixedCharges[priced] }),
    ...(address !== 'later' && { postalCode: outside.postCode }),
    ...(householdSize !== undefined && { householdSize }),
    existingCustomer: false,
  };
}

/** The fuels of the choice that have an offer: those whose supply point is known. */
function pricedFuels({ address, fuel }: Choices): Choices['fuel'] | undefined {
  if (address === 'manual' || address === 'later') return undefined;
  if (address === 'finder' || address === 'several') return fuel;
  if (address === 'icp' && fuel === 'electricity-gas') return fuel;
  return fuel === 'lpg' ? undefined : 'electricity';
}
