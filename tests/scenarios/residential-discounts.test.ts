import { describe, expect, it } from 'vitest';
import type { Answers, JsonValue } from '#engine';
import { factsOf, homeWith, type Offer } from './residential-home.ts';

const eBilling = { code: 'EBILLING', name: 'eBilling discount', discountPercentage: 1 };
const directDebit = { code: 'DIRECT_DEBIT', name: 'Direct debit discount', discountPercentage: 3 };
const card = { code: 'CREDIT_CARD', name: 'Credit card discount', discountPercentage: 1 };
const dualFuel = { code: 'DUAL_FUEL', name: 'Dual fuel discount', discountPercentage: 2 };
const fixedTerm = { code: 'FIXED_TERM', name: 'Fixed term discount', discountPercentage: 3 };
const joining = { code: 'JOINING_CREDIT', name: 'Joining credit', creditAmount: 150 };
const all = [eBilling, directDebit, card, dualFuel, fixedTerm, joining];
const plusFlexible = { plan: 'plus-flexible', term: 'FLEXIBLE' };

/** A home whose electricity has one offer, by a plan's type and term, with these discounts. */
function homeWithOffer(offer: Offer, answers: Answers = {}) {
  return homeWith({ offers: { electricity: [offer], gas: [offer], lpg: [offer] } }, answers);
}

/** The words below the name of a term on its card. */
function subtitleOf({ terms }: Readonly<Record<string, unknown>>, term: string) {
  return (terms as readonly { id: string; subtitle?: string }[]).find(({ id }) => id === term)?.subtitle;
}

describe('the subtitle of the 12-month term', () => {
  it.each([
    ['$150 credit + 3% discount', [joining, fixedTerm]],
    ['+3% discount', [fixedTerm]],
    ['$150 credit', [joining]],
    [undefined, []],
  ])('%s', (subtitle, discounts) => {
    expect(subtitleOf(factsOf(homeWithOffer({ discounts })), '12-MONTH')).toBe(subtitle);
  });

  it('is nothing with the basic plan, whatever its offer has', () => {
    const home = homeWithOffer({ plan: 'NPA-BASIC', discounts: all }, { plan: 'basic' });
    expect(subtitleOf(factsOf(home), '12-MONTH')).toBeUndefined();
  });
});

describe('the discounts a visitor earns', () => {
  const earned = (offer: Offer, answers: Answers = {}) => {
    const rows = factsOf(homeWithOffer({ discounts: all, ...offer }, answers)).earnedDiscounts;
    return (rows as readonly { label: string; value: string }[]).map(
      ({ label, value }) => `${label} ${value}`,
    );
  };
  it('of a fixed term are for the term that the server’s settings name', () => {
    const settings = { fixedTermDiscountTerm: 'FLEXIBLE' };
    const labels = (home: ReturnType<typeof homeWith>) =>
      (factsOf(home, settings).earnedDiscounts as readonly { label: string }[]).map(({ label }) => label);
    const flexible = homeWithOffer({ discounts: all, term: 'FLEXIBLE' }, plusFlexible);
    expect(labels(flexible)).toContain('Fixed term discount');
    expect(labels(flexible)).not.toContain('Joining credit');
    expect(labels(homeWithOffer({ discounts: all }))).not.toContain('Fixed term discount');
  });

  it('of bills by e-mail go with such bills, which the server’s settings can turn off', () => {
    const shown = (settings: Record<string, string>) => {
      const { earnedDiscounts, billingAccount } = factsOf(homeWithOffer({ discounts: all }), settings);
      const { billing } = billingAccount as { readonly billing: JsonValue };
      return { billing, count: (earnedDiscounts as readonly JsonValue[]).length };
    };
    const byMail = shown({});
    expect(byMail.billing).toEqual({ preference: 'EMAIL' });
    expect(shown({ eBillingPreference: 'off' })).toEqual({
      billing: { preference: 'POST', value: null },
      count: byMail.count - 1,
    });
  });

  const usual = ['eBilling discount 1%', 'Direct debit discount 3%'];
  const ofTerm = ['Fixed term discount 3%', 'Joining credit $150 credit'];
  const creditOn = (fuel: string) => `Joining credit on ${fuel} $150 credit`;
  const ofTwo = ['Dual fuel discount 2%', 'Fixed term discount 3%', creditOn('electricity')];
  const ev = { plan: 'NPA-PREMIUM' };

  it.each<[string, Offer, Answers, readonly string[]]>([
    ['one fuel for 12 months', {}, {}, [...usual, ...ofTerm]],
    ['no fixed term', { term: 'FLEXIBLE' }, plusFlexible, usual],
    ['electricity and gas', {}, { fuel: 'electricity-gas' }, [...usual, ...ofTwo, creditOn('natural gas')]],
    ['electricity and LPG', {}, { fuel: 'electricity-lpg' }, [...usual, ...ofTwo, creditOn('bottled gas')]],
    ['LPG alone', {}, { fuel: 'lpg' }, [...usual, ...ofTerm]],
    ['the basic plan', { plan: 'NPA-BASIC' }, { plan: 'basic' }, []],
    ['the EV plan', ev, { plan: 'ev' }, [...usual, ...ofTerm]],
    [
      'an existing customer with the EV plan',
      ev,
      { plan: 'ev', plate: 'EVBLUE', isExistingCustomer: true },
      ['eBilling discount 1%', 'Fixed term discount 3%'],
    ],
    [
      'a discount without a value',
      { discounts: [{ ...eBilling, discountPercentage: null }, joining] },
      {},
      ['Joining credit $150 credit'],
    ],
  ])('%s', (_, offer, answers, expected) => {
    expect(earned(offer, answers)).toEqual(expected);
  });
});

describe('discounts that not all wanted fuels have', () => {
  const rows = (gas: readonly JsonValue[]) => {
    const offers = { electricity: [{ discounts: [eBilling, dualFuel] }], gas: [{ discounts: gas }], lpg: [] };
    const earned = factsOf(homeWith({ offers }, { fuel: 'electricity-gas' })).earnedDiscounts;
    return (earned as readonly { label: string; value: string }[]).map(
      ({ label, value }) => `${label} ${value}`,
    );
  };

  it('name the fuel that has them, each with its own percentage', () => {
    expect(rows([{ ...eBilling, discountPercentage: 2 }, dualFuel])).toEqual([
      'eBilling discount on electricity 1%',
      'eBilling discount on natural gas 2%',
      'Dual fuel discount 2%',
    ]);
    expect(rows([dualFuel])).toEqual(['eBilling discount on electricity 1%', 'Dual fuel discount 2%']);
  });
});

describe('what a campaign adds', () => {
  const credit = { code: 'SUMMER50', name: 'Campaign credit', creditAmount: 50 };
  const offered = homeWithOffer({ discounts: [credit] });

  it('is the credit that bears its code, named under each fuel it has won', () => {
    const facts = factsOf({ ...offered, campaign: 'SUMMER50' });
    expect(facts.earnedDiscounts).toEqual([{ label: 'Campaign credit', value: '$50 credit' }]);
    expect(facts.ticket).toMatchObject({ electricityCampaignCode: 'SUMMER50' });
    expect(facts.ticket).not.toHaveProperty('gasCampaignCode');
  });

  it('adds nothing where it bears the code of another discount', () => {
    const home = { ...homeWithOffer({ discounts: [joining] }), campaign: 'JOINING_CREDIT' };
    expect(factsOf(home).earnedDiscounts).toEqual([{ label: 'Joining credit', value: '$150 credit' }]);
  });

  it('is on the cards of the terms with the other credits', () => {
    const home = { ...homeWithOffer({ discounts: [joining, fixedTerm, credit] }), campaign: 'SUMMER50' };
    expect(subtitleOf(factsOf(home), '12-MONTH')).toBe('$200 credit + 3% discount');
    const flexible = homeWithOffer({ term: 'FLEXIBLE', discounts: [credit] }, plusFlexible);
    expect(subtitleOf(factsOf({ ...flexible, campaign: 'SUMMER50' }), 'FLEXIBLE')).toBe('$50 credit');
  });

  it.each(['WELCOME100', 'summer sale, 50 % off', undefined])('is nothing for %j', (campaign) => {
    const facts = factsOf({ ...offered, ...(campaign !== undefined && { campaign }) });
    expect(facts.earnedDiscounts).toEqual([]);
    expect(facts.campaignCode).toBe(campaign === 'WELCOME100' ? campaign : undefined);
  });
});

describe('the mean fixed charge', () => {
  const charge = (description: string, rateIncludingGST: number) => ({
    description,
    type: 'FIXED',
    rateIncludingGST,
  });
  const withTariffs = (tariffs: Offer['tariffs'], answers: Answers = {}) =>
    factsOf(homeWithOffer({ tariffs: tariffs ?? [] }, answers)).meanFixedCharge;

  it('is the average of daily fixed charges and of bottle rentals, to two decimals', () => {
    const tariffs = [charge('Daily Fixed Charge', 2.5358), charge('Anytime', 9)];
    expect(withTariffs(tariffs)).toBe(2.54);
    const two = [charge('DAILY FIXED CHARGE', 1), charge('Monthly Gas Bottle Rental', 2.005)];
    expect(withTariffs(two)).toBe(1.5);
  });

  it('is unknown where no fixed charge is', () => {
    expect(withTariffs([charge('Anytime', 9)])).toBeUndefined();
  });
});
