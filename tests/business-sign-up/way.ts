import { licence, type Stage } from '../support/home-sign-up.ts';
import { contact, details, found, laneOf } from './visitors.ts';

/** Says, where everybody begins, that it is for a business. */
export const chooseBusiness: Stage = ['customer-type', [['customerType', 'business']]];

/** The way of a sole trader with electricity and bottled gas, up to and with the step that sends the sign-up. */
export const newBusiness: readonly Stage[] = [
  ['business-details', details('sole-trader')],
  ['address', found(laneOf('Trading'))],
  [
    'fuel',
    [
      ['products', 'electricity'],
      ['products', 'lpg'],
    ],
  ],
  ['contact-details', [...contact, ['isPromoByEmail', 'true']]],
  ['term-select', [['term', '24-MONTH']]],
  licence,
  [
    'property',
    [
      ['situation', 'switching'],
      ['gasBottlesCount', 'more'],
      ['meterAccessHasAnIssue', 'false'],
    ],
  ],
  [
    'payment',
    [
      ['paymentMethod', 'manual'],
      ['fixPaymentDay', 'false'],
      ['generalTerms', 'true'],
    ],
  ],
];
