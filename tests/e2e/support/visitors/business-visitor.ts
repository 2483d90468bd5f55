import { details } from '../../../business-sign-up/visitors.ts';
import { chooseBusiness, newBusiness } from '../../../business-sign-up/way.ts';
import { answersAt, answersOf } from './answers.ts';
import { plainVisitor, type Visitor } from './residential-visitor.ts';

/** A sole trader with electricity and bottled gas for two years, who pays by direct debit on the 15th. */
export const soleTrader = {
  'customer-type': answersOf(chooseBusiness[1]),
  'business-details': answersAt('business-details', newBusiness),
  address: answersAt('address', newBusiness),
  fuel: answersAt('fuel', newBusiness),
  'contact-details': plainVisitor['contact-details'],
  'term-select': answersAt('term-select', newBusiness),
  'credit-check': plainVisitor['credit-check'],
  property: answersAt('property', newBusiness),
  payment: { ...plainVisitor.payment, fixPaymentDay: 'true', fixedPaymentDay: '15' },
  callback: plainVisitor.callback,
} as const satisfies Visitor;

/** A company with electricity only and without a term, which pays manually. */
export const plainCompany: Visitor = {
  ...soleTrader,
  'business-details': answersOf(details('company')),
  fuel: { products: ['electricity'] },
  'term-select': { term: 'FLEXIBLE' },
  property: { situation: 'switching' },
  payment: answersAt('payment', newBusiness),
};
