import { contact } from '../../../business-sign-up/visitors.ts';
import { newCustomer } from '../../../support/journeys/home-sign-up.ts';
import { type Answers, answersAt, answersOf } from './answers.ts';

export type JoinStep =
  | 'customer-type'
  | 'business-details'
  | 'address'
  | 'address-by-icp'
  | 'manual-address'
  | 'fuel'
  | 'occupancy'
  | 'plan-select'
  | 'term-select'
  | 'car-registration'
  | 'contact-details'
  | 'credit-check'
  | 'property'
  | 'gas'
  | 'payment'
  | 'callback'
  | 'success'
  | 'callback-success';

/** A visitor's answers for each step they may reach. */
export type Visitor = Partial<Readonly<Record<JoinStep, Answers>>>;

export const everythingAddress = '1 Everything Lane, Sandbox Bay, Wellington 6999';

const person = answersOf(contact);

/** A typical home: electricity only, on a fixed plan, paid by direct debit. */
export const plainVisitor = {
  'customer-type': answersAt('customer-type', newCustomer),
  address: { address: everythingAddress },
  fuel: answersAt('fuel', newCustomer),
  'plan-select': { plan: 'plus-fixed' },
  'contact-details': person,
  'credit-check': {
    isDriverLicence: 'true',
    licenceNo: 'AB123456',
    licenceVersionNo: '042',
    dob: '29/02/1984',
  },
  property: answersAt('property', newCustomer),
  payment: { ...answersAt('payment', newCustomer), bankAccountNo: '12-3147-0000123-000' },
  callback: { ...person, recaptcha: 'true' },
} as const satisfies Visitor;

/** The plain visitor with changes to some steps. */
export function visitor(changes: Visitor = {}): Visitor {
  const merged: Record<string, Answers> = { ...plainVisitor };
  for (const [step, answers] of Object.entries(changes)) merged[step] = { ...merged[step], ...answers };
  return merged;
}
