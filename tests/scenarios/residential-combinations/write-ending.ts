import type { AnalyticsEvent } from '#engine';
import type { ExpectedCall, Given, Turn } from '../../../cli/scenarios/scenario.ts';
import { type Choices, planTypes, termNames, wanted } from './choices.ts';
import * as outside from './outside.ts';
import * as specified from './specified-bodies.ts';
import { call, fail, press, see } from './turns.ts';
import { propertyAnswers, today, type Visitor } from './visitors.ts';

const ticketId = '35001';

/**
 * How a sign-up succeeds: by the first route, by the second after the first has failed, or only after
 * pressing again.
 */
export const routes = ['first route', 'second route', 'neither route at first'] as const;
export type Route = (typeof routes)[number];

interface Ending {
  readonly choices: Choices;
  readonly visitor: Visitor;
  readonly route: Route;
}

/** The visitor signs up. */
export function signUp(ending: Ending): readonly Turn[] {
  const { choices } = ending;
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
            headers: { 'x-sector-id': 'RESIDENTIAL' },
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
  const last = choices.customer === 'new' ? signUpNew(ending) : signUpExisting(ending);
  return [...(choices.plan === 'ev' ? car : []), ...last];
}

function createTicket(choices: Choices, visitor: Visitor): ExpectedCall {
  const body = specified.ticketBody(choices, visitor);
  return call('create-ticket', '/api/zendesk/createticket', body, { ticket: { id: ticketId } });
}

/** The press that sends the sign-up, and its calls; the body is the same by either route. */
function send(
  { choices, visitor, route }: Ending,
  step: string,
  filled: Readonly<Record<string, Given>>,
  { lookUps = [], before = [] }: { lookUps?: readonly ExpectedCall[]; before?: readonly ExpectedCall[] } = {},
): readonly Turn[] {
  const body = specified.signUpBody(choices, visitor, today);
  const first = call('sign-up', '/servicerequest/onlinesignup', body);
  const second = call('sign-up-by-site', '/api/onlinesignup/createonlinesignup', body);
  const ticket = specified.updatedTicketBody(choices, visitor, ticketId);
  const lead = specified.leadBody(choices, visitor);
  const sent = [
    call('update-ticket', '/api/zendesk/updateticket', ticket),
    ...(specified.isCalledAboutBottles(choices, visitor)
      ? [call('create-lead', '/api/onlinesignup/createlead', lead)]
      : []),
  ];
  // The lowest status that is a failure.
  const failed = (sent: ExpectedCall): ExpectedCall => ({ ...sent, gives: { status: 203 } });
  const opening = [...lookUps, ...before];
  switch (route) {
    case 'first route':
      return [press(step, 'success', filled, [...opening, first, ...sent])];
    case 'second route':
      return [press(step, 'success', filled, [...opening, failed(first), second, ...sent])];
    case 'neither route at first':
      return [
        fail(step, filled, [...opening, failed(first), failed(second)]),
        press(step, 'success', {}, [first, ...sent]),
      ];
  }
}

/** Existing customers sign up at once, without events for analytics. */
function signUpExisting(ending: Ending): readonly Turn[] {
  const { choices, visitor } = ending;
  const { contact, customerNumber, licence } = visitor;
  const filled = {
    ...contact,
    isExistingCustomer: 'true',
    dob: licence.dob ?? '',
    generalTermsForExistingCustomers: 'true',
    ...(customerNumber && { customerNumber }),
  };
  return send(ending, 'contact-details', filled, { before: [createTicket(choices, visitor)] });
}

function signUpNew(ending: Ending): readonly Turn[] {
  const { choices, visitor } = ending;
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
  // A second press knows the bank already.
  const looksUp = isDebit && ending.route !== 'neither route at first';
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
    ...send(
      ending,
      'payment',
      { paymentMethod: choices.payment, generalTerms: 'true', ...(isDebit && debit) },
      { lookUps: isDebit ? [findBank] : [] },
    ),
    see('success', purchase(choices, visitor, { saleType: 'sale', call: looksUp ? 2 : 1 })),
  ];
}

/** The visitor asks to be called. */
export function callback(choices: Choices, visitor: Visitor): readonly Turn[] {
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

/** The purchase event, with the transaction id of its call, given by the call's number in the turn. */
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
  return address === 'manual' || address === 'later' ? undefined : fuel;
}
