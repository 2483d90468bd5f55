import { licence, type Stage } from '../support/journeys/home-sign-up.ts';
import { contact, details, found, laneOf } from './visitors.ts';

/** Chooses a business on the first step. */
export const chooseBusiness: Stage = ['customer-type', [['customerType', 'business']]];

/**
 * Steps of a sole trader with electricity and bottled gas, up to and including the one that sends the
 * sign-up.
 */
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
      ['gasBottlesTotal', '5'],
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
