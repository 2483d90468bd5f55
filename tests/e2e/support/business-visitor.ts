import { plainVisitor, type Visitor } from './residential-visitor.ts';
import type { Answers } from './step-page.ts';

export const tradingAddress = '201 Trading Lane, Sandbox Bay, Wellington 6999';

const { payment } = plainVisitor;
const {
  'How would you like to pay?': _method,
  'I accept the terms and conditions': _terms,
  ...debit
} = payment;

/** A sole trader with electricity and bottled gas for two years, who pays by direct debit on the 15th. */
export const soleTrader = {
  'customer-type': { 'Who is it for?': 'My business' },
  'business-details': { 'What kind of business is it?': 'Sole trader', 'Trading as': 'Ngata Ceramics' },
  address: { 'What’s the address of your business?': tradingAddress },
  fuel: { 'What does your business need?': ['Electricity', 'Bottled gas (LPG)'] },
  'contact-details': plainVisitor['contact-details'],
  'term-select': { 'Choose a term': '24-Month Fixed Term' },
  'credit-check': plainVisitor['credit-check'],
  property: {
    'What’s your situation?': 'Switching suppliers',
    'How many gas bottles do you have?': 'More than 2 bottles',
    'Could anything stop us getting to your meter or bottles?': 'No',
  },
  payment: {
    'How would you like to pay?': 'Direct debit',
    ...debit,
    'Would you like to fix your payment day?': 'Yes',
    'Which day of the month?': '15th',
    'I accept the terms and conditions': true,
  } as Answers,
  callback: plainVisitor.callback,
} as const satisfies Visitor;

const company = { 'What kind of business is it?': 'Company', 'Company name': 'Ngata Limited' } as const;

/** A company with electricity only and without a term, which pays manually. */
export const plainCompany: Visitor = {
  ...soleTrader,
  'business-details': { ...company, NZBN: '9429041234567' },
  fuel: { 'What does your business need?': ['Electricity'] },
  'term-select': { 'Choose a term': 'No Fixed Term' },
  property: { 'What’s your situation?': 'Switching suppliers' },
  payment: {
    'How would you like to pay?': 'Manual payments',
    'Would you like to fix your payment day?': 'No',
    'I accept the terms and conditions': true,
  },
};
