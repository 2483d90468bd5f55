import { beforeEach, describe, expect, it } from 'vitest';
import { choosableIds, viewNow } from '#engine';
import { createFormState } from '../../renderer/state/form-state.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import {
  begin,
  homeJourney,
  livesAt,
  plan,
  power,
  type Stage,
  take,
} from '../support/journeys/home-sign-up.ts';
import { type JourneyVisits, journeyVisits } from '../support/journeys/journey-visits.ts';

const visits = journeyVisits(homeJourney, shippedRelease());
let sandbox: JourneyVisits['sandbox'];
let visitor: JourneyVisits['visitor'];
beforeEach(() => {
  ({ sandbox, visitor } = visits);
});

const pricing = '/pricing/onlineoffers';
const fuels: Stage = ['fuel', [['fuel', 'electricity-gas']]];

/** Rows of each card that compare the plans, before those of its prices. */
const comparisons = 3;

/** The rows of prices on the card of each plan, for a home that uses little. */
async function pricesShown(): Promise<Readonly<Record<string, readonly string[]>>> {
  await visitor.touch('plan-select', 'change', 'usageType', [['usageType', 'low']]);
  const shown = await visitor.open('plan-select');
  if (shown?.shown !== 'step') throw new Error('There are no plans to choose from.');
  const { relevant, scope } = createFormState(shown.model).evaluation();
  const plans = relevant.find(({ field }) => field.name === 'plan');
  const { cards = [] } = (plans && viewNow(plans.view, scope)) as {
    cards?: readonly { id: string; rows: readonly { label: string; value?: string }[] }[];
  };
  const offered = plans?.options && choosableIds(plans.options, scope);
  return Object.fromEntries(
    cards
      .filter(({ id }) => offered?.has(id))
      .map(({ id, rows }) => [id, rows.slice(comparisons).flatMap(({ value }) => value ?? [])]),
  );
}

/** An answer of the provider with as many usable offers and tariffs. */
function manyOffers(offers: number, tariffs: number) {
  const tariff = (index: number) => ({
    description: `${'A rate with a name that goes on and on, '.repeat(4)}number ${index}`,
    type: 'VARIABLE',
    pricingUnitOfMeasurement: 'per kWh',
    rateExcludingGST: 0.2,
    rateIncludingGST: 0.23,
  });
  const offer = (index: number) => ({
    code: `offer-${index}`,
    effectiveToDate: '2099-12-31',
    priceBook: {
      type: 'NPA-PLUS',
      category: { code: 'LOW' },
      tariffList: Array.from({ length: tariffs }, (_, each) => tariff(each)),
    },
    feesAndTerms: { termPeriod: '12-MONTH' },
    discountsAndIncentives: { discountList: [] },
  });
  return { offerList: Array.from({ length: offers }, (_, index) => offer(index)) };
}

describe('A home with more offers than others', () => {
  it('sees the prices of every plan: forty offers of ten tariffs, for each of three fuels', async () => {
    for (const stage of [begin, livesAt(34, 'Manifold'), fuels]) await take(visitor, stage);
    const asked = sandbox.state.journal.received().filter(({ reception }) => reception.path === pricing);
    expect(asked).toHaveLength(3);
    const prices = await pricesShown();
    expect(Object.keys(prices)).toEqual(['basic', 'plus-fixed', 'plus-flexible', 'plus', 'ev']);
    for (const shown of Object.values(prices)) expect(shown).toHaveLength(21);
    expect((await take(visitor, plan('plus-fixed'))).location).toBe('/join/residential/contact-details');
  });

  it.each([
    ['sees them', 'that can be kept', manyOffers(1, 40), 40, '/join/residential/contact-details'],
    [
      'goes on to a call',
      'that are more than can be kept',
      manyOffers(20, 40),
      0,
      '/join/residential/callback',
    ],
  ])('%s where the provider gives some %s', async (_, __, body, prices, location) => {
    sandbox.state.faults.replace([{ service: 'provider', path: pricing, kind: 'status', status: 200, body }]);
    for (const stage of [begin, livesAt(34, 'Manifold'), power]) await take(visitor, stage);
    expect((await pricesShown())['plus-fixed']).toHaveLength(prices);
    expect((await take(visitor, plan('plus-fixed'))).location).toBe(location);
  });

  it('is not taken for one that the plan for electric cars does not reach', async () => {
    const body = manyOffers(20, 40);
    sandbox.state.faults.replace([{ service: 'provider', path: pricing, kind: 'status', status: 200, body }]);
    for (const stage of [begin, livesAt(34, 'Manifold'), power]) await take(visitor, stage);
    expect(await visitor.open('plan-select')).toMatchObject({
      model: { fixedFacts: { isEvUnavailable: false } },
    });
  });
});
