import { describe, expect, it } from 'vitest';
import { type JsonValue, newState } from '#engine';
import { findJourney } from '#server';
import { showStep } from '../../cli/scenarios/shown-step.ts';
import { emptyFile } from '../../cli/scenarios/stage.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { type Offered, offersOf, viewsOf } from './offered-home.ts';

type Fees = { readonly [type: string]: number | undefined };
interface Card {
  readonly id: string;
  readonly description?: string;
}

/** The cards that a field shows. */
function cardsIn(view: unknown): readonly Card[] {
  return (view as { readonly cards: readonly Card[] }).cards;
}

/** All that one of the cards says. */
function saidOf(cards: readonly Card[], id: string): string {
  return JSON.stringify(cards.find((card) => card.id === id) ?? expect.fail(`There is no card "${id}".`));
}

/** Offers to a home, with other exit fees for the fixed term. */
function withFees(fees: Fees): Offered {
  return offersOf('Everything', undefined).map(({ point, offers }) => ({
    point,
    offers: offers.map((offer) => {
      if (offer.feesAndTerms.termPeriod === 'FLEXIBLE') return offer;
      const { exitFee: _, ...feesAndTerms } = offer.feesAndTerms;
      const fee = fees[point.type];
      return { ...offer, feesAndTerms: { ...feesAndTerms, ...(fee !== undefined && { exitFee: fee }) } };
    }),
  })) as Offered;
}

const both = { fuel: 'electricity-gas', plan: 'plus-fixed' };
const cases: readonly (readonly [string, Fees, string, string])[] = [
  [
    'one for all fuels',
    { ELECTRICITY: 120, GAS: 120 },
    '$120 for each fuel',
    'A $120 exit fee for each fuel type applies when you leave a fixed term early.',
  ],
  [
    'others for others',
    { ELECTRICITY: 120, GAS: 80.5 },
    '$120 for electricity, $80.50 for natural gas',
    'An exit fee applies when you leave a fixed term early: $120 for electricity, $80.50 for natural gas.',
  ],
  ['unknown', { ELECTRICITY: 120 }, 'Not known', 'We’ll confirm the exit fee later.'],
];

describe('the exit fee is that of the offers', () => {
  it.each(cases)('on the cards for homes: %s', async (_, fees, row, sentence) => {
    const offered = withFees(fees);
    const { plan } = await viewsOf('plan-select', offered, undefined, both);
    const card = saidOf(cardsIn(plan), 'plus-fixed');
    expect(card).toContain(JSON.stringify({ label: 'Exit fee', value: row }));
    expect(card).toContain(sentence);
    expect(saidOf(cardsIn(plan), 'plus-flexible')).toContain('There is no exit fee.');
    const { term } = await viewsOf('term-select', offered, undefined, both);
    expect(saidOf(cardsIn(term), '12-MONTH')).toContain(sentence);
  });

  it.each(cases)('on the cards for businesses: %s', (_, fees, __, sentence) => {
    const cards = businessTerms(fees);
    expect(saidOf(cards, '24-MONTH')).toContain(sentence);
    expect(saidOf(cards, 'FLEXIBLE')).toContain('There is no exit fee.');
  });
});

/** The cards of the terms for a business with these exit fees for the term of two years. */
function businessTerms(fees: Fees): readonly Card[] {
  const release = shippedRelease();
  const journey = findJourney(release, 'business-join');
  if (!journey) throw new Error('The sign-up is gone.');
  const offers = (type: string): JsonValue[] =>
    ['24-MONTH', 'FLEXIBLE'].map((term) => ({
      code: `${type}:${term}`,
      plan: 'SME-STANDARD',
      usage: 'BUSINESS',
      term,
      tariffs: [],
      discounts: [],
      ...(term === 'FLEXIBLE' ? { exitFee: 0 } : fees[type] !== undefined && { exitFee: fees[type] }),
    }));
  const pointOf = (ICPIdentifier: string) => ({
    ICPIdentifier,
    status: 'ACTIVE',
    meteringType: 'NHH',
    registryAddress: { fullAddress: '1 Lane' },
  });
  const done = ['business-details', 'address', 'fuel', 'contact-details'];
  const state = {
    ...newState('first'),
    answers: {
      customerType: 'business',
      businessType: 'other',
      otherTradingAs: 'Ngata Trust',
      address: '1 Lane',
      addressId: '9-1',
      products: ['electricity', 'gas'],
      title: 'Ms',
      firstName: 'Aroha',
      lastName: 'Ngata',
      email: 'aroha@example.co.nz',
      phone: '0215550100',
      isPromoByEmail: true,
    },
    results: {
      homeAddress: { pxid: '9-1', address: { postCode: '6999' } },
      supplyPoints: {
        failed: false,
        electricity: [pointOf('0000001001SB2EF')],
        gas: [pointOf('1000001001SBAC2')],
        lpg: [],
      },
      offers: { elecOffer: offers('ELECTRICITY'), gasOffer: offers('GAS'), lpgOffer: [] },
    },
    completed: done,
    submitted: done,
  };
  const file = emptyFile('business-join', '2026-03-02');
  return cardsIn(showStep('term-select', state, { release, journey, file }).views.term);
}
