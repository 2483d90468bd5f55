import type { Answers } from './step-page.ts';

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

/** A typical home: electricity only, on a fixed plan, paid by direct debit. */
export const plainVisitor = {
  'customer-type': { 'Who is it for?': 'My home' },
  address: { 'What’s your address?': everythingAddress },
  fuel: { 'What do you need?': 'Electricity only' },
  'plan-select': { 'Choose a plan': 'Energy Plus Fixed' },
  'contact-details': {
    Title: 'Ms',
    'First name': 'Aroha',
    'Last name': 'Ngata',
    'Email address': 'aroha@example.co.nz',
    'Phone number': '0215550100',
  },
  'credit-check': {
    'Do you have your NZ driver licence?': 'Yes',
    'Licence number': 'AB123456',
    'Licence version number': '042',
    'Date of birth': '29/02/1984',
  },
  property: {
    'What’s your situation?': 'Switching suppliers',
    'Does anybody at the property depend on electricity for medical support?': 'No',
    'Would anybody’s well-being suffer if the power went off?': 'No',
  },
  payment: {
    'How would you like to pay?': 'Direct debit',
    'Account number': '12-3147-0000123-000',
    'Account holder name': 'A Ngata',
    'I have the authority to operate this account': true,
    'I’m the only signatory the account needs': true,
    'I accept the direct debit terms and conditions': true,
    'I accept the terms and conditions': true,
  },
  callback: {
    Title: 'Ms',
    'First name': 'Aroha',
    'Last name': 'Ngata',
    'Email address': 'aroha@example.co.nz',
    'Phone number': '0215550100',
    'I’m not a robot': true,
  },
} as const satisfies Visitor;

/** The plain visitor with changes to some steps. */
export function visitor(changes: Visitor = {}): Visitor {
  const merged: Record<string, Answers> = { ...plainVisitor };
  for (const [step, answers] of Object.entries(changes)) merged[step] = { ...merged[step], ...answers };
  return merged;
}
