import { describe, expect, it } from 'vitest';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import {
  goUpToLast,
  homeJourney,
  lastOf,
  newCustomer,
  newDriver,
  plan,
  type Stage,
  withStages,
} from '../support/journeys/home-sign-up.ts';
import { journeyVisits } from '../support/journeys/journey-visits.ts';
import { shownContent } from '../support/journeys/shown-content.ts';

const visits = journeyVisits(homeJourney, shippedRelease());

/** The bodies that a service received at a path. */
function received(path: string): readonly unknown[] {
  return visits.sandbox.state.journal
    .received()
    .flatMap(({ reception }) => (reception.path === path ? [reception.body] : []));
}

const leads = () => received('/api/onlinesignup/createlead');

/** Signs up with bottled gas alone, and gives what the last page says. */
async function signUpWith(bottles: Stage[1]): Promise<string> {
  const { visitor } = visits;
  const way = withStages(
    newCustomer,
    ['fuel', [['fuel', 'lpg']]],
    ['property', [['situation', 'switching'], ...bottles, ['meterAccessHasAnIssue', 'false']]],
  );
  const run = await goUpToLast(visitor, way);
  const [step, filled] = lastOf(way);
  expect((await visitor.press(step, run, filled)).location).toBe('/join/residential/success');
  const shown = await visitor.open('success');
  return shown?.shown === 'step' ? shownContent(shown.model) : '';
}

const usual: Stage[1] = [
  ['gasBottlesCount', 'two'],
  ['gasBottleSize', '45kg'],
  ['gasBottlesSupplier', 'rockgas'],
  ['orderBottlesOption', 'true'],
  ['gasBottlesLocation', 'back'],
];
const promise = 'call you to discuss your bottles';

describe('A call about other bottles than usual', () => {
  it.each<[string, Stage[1], number]>([
    ['of another size', usual.map(([name, value]) => [name, name === 'gasBottleSize' ? 'other' : value]), 2],
    [
      'of another count',
      [
        ['gasBottlesCount', 'more'],
        ['gasBottlesTotal', '5'],
      ],
      5,
    ],
    ['yet to be set up', [['gasBottlesCount', 'none']], 0],
  ])('is promised and asked for: %s', async (_, bottles, count) => {
    expect(await signUpWith(bottles)).toContain(promise);
    expect(received('/servicerequest/onlinesignup')).toMatchObject([
      { site: [{ supplyPoint: [{ type: 'LPG', numberOfLPGBottles: count }] }] },
    ]);
    await expect
      .poll(leads)
      .toMatchObject([{ firstName: 'Aroha', phone: '0215550100', bottledGas: true, electricity: false }]);
  });

  it('is neither promised nor asked for where they are the usual ones', async () => {
    expect(await signUpWith(usual)).not.toContain(promise);
    await expect.poll(() => received('/api/zendesk/updateticket')).toHaveLength(1);
    expect(leads()).toEqual([]);
  });
});

describe('The term that the card of the chosen plan says', () => {
  interface Card {
    readonly id: string;
  }

  /** Chooses a term after the plan, and gives what the card of the chosen plan says then, and the offer that is sent. */
  async function chooseTerm(way: readonly Stage[], term: string) {
    const { visitor } = visits;
    const place = 1 + way.findIndex(([step]) => step === 'plan-select');
    const longer: readonly Stage[] = [
      ...way.slice(0, place),
      ['term-select', [['term', term]]],
      ...way.slice(place),
    ];
    const run = await goUpToLast(visitor, longer);
    const plans = await visitor.open('plan-select');
    if (plans?.shown !== 'step') throw new Error('The plans are not shown.');
    const views: readonly ({ readonly cards?: readonly Card[] } | null)[] = JSON.parse(
      shownContent(plans.model),
    );
    const cards = views.flatMap((view) => view?.cards ?? []);
    const [step, filled] = lastOf(way);
    expect((await visitor.press(step, run, filled)).location).toBe('/join/residential/success');
    const [sent] = received('/servicerequest/onlinesignup') as readonly {
      readonly site: readonly { readonly supplyPoint: readonly { readonly selectedOffer: string }[] }[];
    }[];
    return {
      card: JSON.stringify(cards.find(({ id }) => id === plans.model.given.plan)),
      offer: sent?.site[0]?.supplyPoint[0]?.selectedOffer,
    };
  }

  const ways: readonly (readonly [string, string, readonly Stage[]])[] = [
    ['basic', 'NPA-BASIC', withStages(newCustomer, plan('basic'))],
    ['plus', 'NPA-PLUS', withStages(newCustomer, plan('plus'))],
    ['ev', 'NPA-PREMIUM', newDriver],
  ];

  it.each(ways)('is the one that is sent when it was chosen later: %s', async (_, code, way) => {
    const flexible = await chooseTerm(way, 'FLEXIBLE');
    expect(flexible.card).toContain('No fixed term');
    expect(flexible.card).not.toMatch(/12.month|fixed for a year|\$150/i);
    expect(flexible.offer).toContain(`${code}:`);
    expect(flexible.offer).toContain(':FLEXIBLE:');
  });

  it.each(ways)('is the one that the plan comes with otherwise: %s', async (_, code, way) => {
    const fixed = await chooseTerm(way, '12-MONTH');
    expect(fixed.card).toContain('A $150 exit fee for each fuel type applies');
    expect(fixed.offer).toContain(`${code}:`);
    expect(fixed.offer).toContain(':12-MONTH:');
  });
});
