import { describe, expect, it } from 'vitest';
import type { SupplyType } from '../../sandbox/premises/supply-point.ts';
import type { Discount } from '../../sandbox/pricing/offer.ts';
import { type Fuel, type Offered, offersOf, usable, viewsOf, wanted } from './offered-home.ts';

const fuelNames = { ELECTRICITY: 'electricity', GAS: 'natural gas', LPG: 'bottled gas' } as const;
const cards = {
  basic: ['NPA-BASIC', '12-MONTH'],
  'plus-fixed': ['NPA-PLUS', '12-MONTH'],
  'plus-flexible': ['NPA-PLUS', 'FLEXIBLE'],
  plus: ['NPA-PLUS', '12-MONTH'],
  ev: ['NPA-PREMIUM', '12-MONTH'],
} as const;
type Plan = keyof typeof cards;
/** Cards that take the place of others once this term was chosen. */
const flexibleCards = {
  'basic-flexible': ['NPA-BASIC', 'FLEXIBLE'],
  'ev-flexible': ['NPA-PREMIUM', 'FLEXIBLE'],
} as const;
const terms = ['12-MONTH', 'FLEXIBLE'] as const;

/** The last campaign is the code of another discount: that must not be counted twice. */
const homes = [
  { lane: 'Everything', campaign: undefined },
  { lane: 'Everything', campaign: 'SUMMER50' },
  { lane: 'Everything', campaign: 'JOINING_CREDIT' },
  { lane: 'Gasless', campaign: 'SUMMER50' },
  { lane: 'Twofold', campaign: 'SUMMER50' },
  { lane: 'Flexible', campaign: 'SUMMER50' },
  { lane: 'Unpriced', campaign: undefined },
];

/** A discount or credit that somebody is promised. */
interface Promise {
  readonly fuel: string;
  readonly name: string;
  readonly value: string;
}

const sentence = ({ fuel, name, value }: Promise) => `${fuel}: ${name} ${value}`;

/** Credits and discounts that a home with these fuels earns from the offers when it pays by direct debit. */
function given(offered: Offered, fuel: Fuel, plan: string, term: string): readonly string[] {
  return wanted[fuel].flatMap((type) => {
    const list = usable(offered, type, plan, term)?.discountsAndIncentives.discountList ?? [];
    return list.filter(({ code }) => isEarned(code, fuel)).map((each) => sentence(promiseOf(each, type)));
  });
}

function isEarned(code: string, fuel: Fuel): boolean {
  return code === 'DUAL_FUEL' ? wanted[fuel].length > 1 : code !== 'CREDIT_CARD';
}

function promiseOf({ name, discountPercentage, creditAmount }: Discount, type: SupplyType): Promise {
  const value = discountPercentage === undefined ? `$${creditAmount}` : `${discountPercentage}%`;
  return { fuel: fuelNames[type], name: name.toLowerCase(), value };
}

/** The promise of a text: for the fuel it names, or for all wanted fuels. */
function promised(texts: readonly string[], fuel: Fuel): readonly string[] {
  return texts.flatMap((text) =>
    text.split(', ').flatMap((part) => {
      const match = /^(\$?[0-9.]+%?) (.+?)(?: on (.+))?$/.exec(part);
      const [, value, name, own] = match ?? [];
      if (value === undefined || name === undefined) throw new Error(`No promise can be read in "${part}".`);
      const fuels = own === undefined ? wanted[fuel].map((type) => fuelNames[type]) : [own];
      return fuels.map((each) => sentence({ fuel: each, name: name.toLowerCase(), value }));
    }),
  );
}

interface Cards {
  readonly cards: readonly {
    readonly id: string;
    readonly subtitle?: string;
    readonly features: readonly { readonly kind: string; readonly text?: string }[];
    readonly alerts: readonly { readonly when?: boolean; readonly text?: string }[];
    readonly unavailable?: boolean;
  }[];
}

const ratesNames = { ELECTRICITY: 'Electricity rates', GAS: 'Natural Gas rates', LPG: 'Bottled Gas prices' };
const lackOf = (type: SupplyType) =>
  `We couldn't find your ${ratesNames[type]} for this plan. We'll confirm these later.`;

/** The card's text for missing rates. */
function lackingOn({ alerts }: Cards['cards'][number]): readonly string[] {
  return alerts.flatMap(({ when, text }) => (when && text?.startsWith("We couldn't find") ? [text] : []));
}

function promisesOf({ features }: Cards['cards'][number], fuel: Fuel): readonly string[] {
  const texts = features.flatMap(({ kind, text }) => (kind === 'plain' || text === undefined ? [] : [text]));
  return [...promised(texts, fuel)].sort();
}

const fuelsOf = (offered: Offered) =>
  (Object.keys(wanted) as Fuel[]).filter((fuel) =>
    wanted[fuel].every((type) => offered.some(({ point }) => point.type === type)),
  );

/** The plan for electric cars needs electricity. */
const choosable = (fuel: Fuel) =>
  (Object.keys(cards) as Plan[]).filter((plan) => plan !== 'ev' || fuel !== 'lpg');

describe.each(homes)('at $lane Lane, with the campaign $campaign', ({ lane, campaign }) => {
  const offered = offersOf(lane, campaign);

  it.each(fuelsOf(offered))('the cards of the plans promise what the offers give: %s', async (fuel) => {
    const { plan } = await viewsOf('plan-select', offered, campaign, { fuel });
    for (const card of (plan as unknown as Cards).cards) {
      const [planType, term] = { ...cards, ...flexibleCards }[card.id as Plan | keyof typeof flexibleCards];
      expect(promisesOf(card, fuel), card.id).toEqual([...given(offered, fuel, planType, term)].sort());
      const lacking = wanted[fuel].filter((type) => !usable(offered, type, planType, term));
      expect(lackingOn(card), card.id).toEqual(card.unavailable ? [] : lacking.map(lackOf));
    }
  });

  it.each(fuelsOf(offered).flatMap((fuel) => choosable(fuel).map((plan) => ({ fuel, plan }))))(
    'the cards of the terms do, and the summary: $fuel with $plan',
    async ({ fuel, plan }) => {
      const [planType] = cards[plan];
      for (const term of terms) {
        const views = await viewsOf('term-select', offered, campaign, { fuel, plan, term });
        const expected = given(offered, fuel, planType, term);
        const card = (views.term as unknown as Cards).cards.find(({ id }) => id === term);
        expect(card?.subtitle, term).toBe(subtitleOf(expected, fuel));
        const { rows } = views.discounts as unknown as { rows: { label: string; value: string }[] };
        const texts = rows.map(({ label, value }) => `${value.replace(' credit', '')} ${label}`);
        expect([...promised(texts, fuel)].sort()).toEqual([...expected].sort());
      }
    },
  );
});

/** The credits together, and the discount of the term where every wanted fuel has it. */
function subtitleOf(promises: readonly string[], fuel: Fuel): string | undefined {
  const credits = promises.flatMap((promise) => /\$([0-9.]+)$/.exec(promise)?.[1] ?? []);
  const credit = credits.reduce((sum, amount) => sum + Number(amount), 0);
  const discounts = promises.flatMap((promise) => /fixed term discount ([0-9.]+)%$/.exec(promise)?.[1] ?? []);
  const discount = discounts.length === wanted[fuel].length ? discounts[0] : undefined;
  if (credit > 0 && discount !== undefined) return `$${credit} credit + ${discount}% discount`;
  if (discount !== undefined) return `+${discount}% discount`;
  return credit > 0 ? `$${credit} credit` : undefined;
}

it('says on every card of an address that is yet to be confirmed that its rates are missing', async () => {
  const { plan } = await viewsOf('plan-select', [], undefined, {
    fuel: 'electricity-gas',
    addressId: 'later',
  });
  for (const card of (plan as unknown as Cards).cards) {
    expect(lackingOn(card), card.id).toEqual([lackOf('ELECTRICITY'), lackOf('GAS')]);
  }
});

it('says that a discount for a way to pay depends on it, until one is chosen', async () => {
  const answers = { fuel: 'electricity', plan: 'plus', term: '12-MONTH' };
  const { discounts } = await viewsOf('term-select', offersOf('Everything', undefined), undefined, answers);
  const { rows } = discounts as unknown as { rows: { label: string; note?: string }[] };
  const notes = rows.map(({ label, note }) => [/direct debit/i.test(label), note !== undefined]);
  expect(notes).toContainEqual([true, true]);
  expect(notes).not.toContainEqual([true, false]);
});
