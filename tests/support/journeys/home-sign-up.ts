import type { StepReply } from '#engine';
import { shippedDocuments } from '../documents/shipped-documents.ts';
import type { Filled, Visitor } from '../instances/visitors.ts';

/** A step of a journey, the answers given there, and the fields pressed or changed before its button. */
export type Stage = readonly [
  step: string,
  filled: Filled,
  ...touched: (string | { readonly changed: string })[],
];

export const homeJourney = 'residential-join';

const name: Filled = [
  ['title', 'Mrs'],
  ['firstName', 'Aroha'],
  ['lastName', 'Ngata'],
  ['email', 'aroha@example.co.nz'],
  ['phone', '0215550100'],
];

/** Chooses to join as a home. */
export const begin: Stage = ['customer-type', [['customerType', 'residential']]];

/** An address that the sandbox has for one situation, by the number and name of its lane. */
export const livesAt = (number: number, lane: string): Stage => [
  'address',
  [
    ['address', `${number} ${lane} Lane, Sandbox Bay, Wellington 6999`],
    ['addressId', `9-${number.toString(36)}`],
  ],
];

const home = livesAt(1, 'Everything');

/** Chooses electricity alone. */
export const power: Stage = ['fuel', [['fuel', 'electricity']]];

/** Chooses a plan, for a home that uses little. */
export const plan = (id: string): Stage => [
  'plan-select',
  [
    ['usageType', 'low'],
    ['plan', id],
  ],
];

/** Gives the licence and the date of birth. */
export const licence: Stage = [
  'credit-check',
  [
    ['isDriverLicence', 'true'],
    ['licenceNo', 'DL123456'],
    ['licenceVersionNo', '987'],
    ['dob', '29/02/1988'],
  ],
];

/** The stages of a new customer, up to and including the step that sends the sign-up. */
export const newCustomer: readonly Stage[] = [
  begin,
  home,
  power,
  plan('plus-fixed'),
  ['contact-details', [...name, ['middleName', ''], ['isPromoByEmail', 'true']]],
  licence,
  [
    'property',
    [
      ['situation', 'switching'],
      ['isMedicalSupport', 'false'],
      ['isWellBeing', 'false'],
    ],
  ],
  [
    'payment',
    [
      ['paymentMethod', 'direct-debit'],
      ['bankAccountNo', '01-0902-0068389-00'],
      ['bankAccountName', 'A Ngata'],
      ['debitTermsAuthority', 'true'],
      ['debitTermsSignatory', 'true'],
      ['debitTermsConditions', 'true'],
      ['generalTerms', 'true'],
    ],
  ],
];

/**
 * The stages of a customer who changes to the plan for electric cars, up to and including the step that sends
 * the sign-up.
 */
export const existingCustomer: readonly Stage[] = [
  begin,
  home,
  power,
  plan('ev'),
  ['car-registration', [['plate', 'EVBLUE']], 'plate'],
  [
    'contact-details',
    [
      ['isExistingCustomer', 'true'],
      ['customerNumber', '12345678'],
      ...name,
      ['middleName', ''],
      ['dob', '29/02/1988'],
      ['generalTermsForExistingCustomers', 'true'],
    ],
  ],
];

/** The stages of a visitor who only wants to be called, up to and including the step that asks for it. */
export const callbackOnly: readonly Stage[] = [
  begin,
  [
    'address',
    [
      ['address', ''],
      ['addressId', 'callback'],
    ],
    'requestCallback',
  ],
  ['callback', [...name, ['recaptcha', 'true']]],
];

/** A new customer on the plan for electric cars, up to and including the step that sends the sign-up. */
export const newDriver: readonly Stage[] = [
  ...existingCustomer.slice(0, 5),
  [
    'contact-details',
    [['isExistingCustomer', 'false'], ...name, ['middleName', ''], ['isPromoByEmail', 'true']],
  ],
  ...newCustomer.slice(5),
];

/** The stages of a way, with some replaced by others of the same steps. */
export function withStages(way: readonly Stage[], ...others: readonly Stage[]): readonly Stage[] {
  return way.map((stage) => others.find(([step]) => step === stage[0]) ?? stage);
}

/** Completes all stages but the last, and returns the run of the last step's form. */
export async function goUpToLast(visitor: Visitor, way: readonly Stage[]): Promise<string> {
  for (const stage of way.slice(0, -1)) await take(visitor, stage);
  return visitor.formOf(lastOf(way)[0]);
}

/** Completes one stage; any other outcome fails the test. */
export async function take(visitor: Visitor, [step, filled, ...touched]: Stage): Promise<StepReply> {
  for (const field of touched) {
    if (typeof field === 'string') await visitor.touch(step, 'press', field, filled);
    else await visitor.touch(step, 'change', field.changed, filled);
  }
  const reply = await visitor.submit(step, filled);
  if (reply.outcome !== 'accepted') throw new Error(`${step}: ${JSON.stringify(reply)}`);
  return reply;
}

export function lastOf(way: readonly Stage[]): Stage {
  const last = way.at(-1);
  if (!last) throw new Error('A way has steps.');
  return last;
}

/** The banner after a second attempt without an answer, as the journeys word it. */
export function stillUnknown(): string {
  const facts = shippedDocuments()
    .map(({ text }) => JSON.parse(text))
    .find(({ id }) => id === 'join-facts');
  return facts.sequences.sayItIsUnknown[0].notify.replace('{{ facts.phone }}', '0800 000 100');
}
