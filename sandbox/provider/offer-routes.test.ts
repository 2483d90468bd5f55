import { describe, expect, it } from 'vitest';
import type { SupplyType } from '../premises/supply-point.ts';
import type { Offer, Tariff } from '../pricing/offer.ts';
import { icpIn, joinCaller, today } from '../testing/join-caller.ts';

const caller = joinCaller();
const allPlans = ['NPA-PLUS', 'NPA-BASIC', 'NPA-PREMIUM'];

function requestFor(name: string, type: SupplyType = 'ELECTRICITY') {
  return {
    channel: 'WEB',
    campaignCodes: [] as string[],
    planTypes: allPlans,
    supplyPoint: {
      type,
      ICPIdentifier: icpIn(name, type),
      chargeClass: 'PRIMARY',
      installType: 'RESIDENTIAL',
    },
    ...(type === 'ELECTRICITY' && { returnEVRates: true }),
  };
}

function ask(body: unknown) {
  return caller.provider('/pricing/onlineoffers', { body });
}

async function offersOf(name: string, type?: SupplyType): Promise<readonly Offer[]> {
  return (await ask(requestFor(name, type))).body.offerList;
}

/** The offers that the journey keeps: not expired, and with a positive rate. */
function kept(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter(
    ({ effectiveToDate, priceBook }) =>
      effectiveToDate >= today && priceBook.tariffList.some(({ rateIncludingGST }) => rateIncludingGST > 0),
  );
}

function of(offers: readonly Offer[], plan: string, term: string, usage = 'STANDARD'): readonly Offer[] {
  return offers.filter(
    ({ priceBook, feesAndTerms }) =>
      priceBook.type === plan && feesAndTerms.termPeriod === term && priceBook.category.code === usage,
  );
}

function descriptions([offer]: readonly Offer[]): readonly string[] {
  return offer?.priceBook.tariffList.map(({ description }) => description) ?? [];
}

describe('the usual offers', () => {
  it.each(['ELECTRICITY', 'GAS', 'LPG'] as const)(
    'of %s hold one that fits for each plan, usage and term',
    async (type) => {
      const offers = kept(await offersOf('Everything', type));
      for (const plan of allPlans) {
        for (const usage of ['LOW', 'STANDARD']) {
          expect(of(offers, plan, '12-MONTH', usage)).toHaveLength(1);
          expect(of(offers, plan, 'FLEXIBLE', usage)).toHaveLength(1);
        }
      }
    },
  );

  it('hold expired and free ones, and a term no home can choose', async () => {
    const offers = await offersOf('Everything');
    expect(offers.filter(({ effectiveToDate }) => effectiveToDate < today)).not.toEqual([]);
    expect(
      offers.filter(({ priceBook }) =>
        priceBook.tariffList.every(({ rateIncludingGST }) => rateIncludingGST === 0),
      ),
    ).not.toEqual([]);
    expect(of(kept(offers), 'NPA-PLUS', '24-MONTH')).toHaveLength(1);
  });

  it('come for the plans asked for', async () => {
    const { body } = await ask({ ...requestFor('Everything'), planTypes: ['NPA-BASIC'] });
    expect(body.type).toBe('ELECTRICITY');
    expect(new Set(body.offerList.map(({ priceBook }: Offer) => priceBook.type))).toEqual(
      new Set(['NPA-BASIC']),
    );
  });

  it('cost 15% more with GST', async () => {
    const tariffs = of(await offersOf('Everything'), 'NPA-PLUS', 'FLEXIBLE')[0]?.priceBook.tariffList ?? [];
    for (const { rateExcludingGST, rateIncludingGST } of tariffs) {
      expect(rateIncludingGST).toBeCloseTo(rateExcludingGST * 1.15, 5);
    }
  });

  it('differ by region, usage and plan', async () => {
    const rate = async (name: string, plan: string, usage: string) =>
      of(await offersOf(name), plan, '12-MONTH', usage)[0]?.priceBook.tariffList[0]?.rateIncludingGST;
    const rates = await Promise.all([
      rate('Everything', 'NPA-PLUS', 'LOW'),
      rate('Everything', 'NPA-PLUS', 'STANDARD'),
      rate('Everything', 'NPA-BASIC', 'LOW'),
      rate('Southern', 'NPA-PLUS', 'LOW'),
    ]);
    expect(new Set(rates).size).toBe(4);
  });

  it('are priced per day, per kWh, per bottle and per month', async () => {
    const units = async (type: SupplyType) =>
      new Set(
        of(await offersOf('Everything', type), 'NPA-PLUS', '12-MONTH')[0]?.priceBook.tariffList.map(
          ({ pricingUnitOfMeasurement }) => pricingUnitOfMeasurement,
        ),
      );
    expect(await units('ELECTRICITY')).toEqual(new Set(['per day', 'per kWh']));
    expect(await units('LPG')).toEqual(new Set(['per bottle', 'per month']));
  });

  it('say whether the meter is smart, but of LPG', async () => {
    expect((await offersOf('Everything')).every(({ smartMeter }) => smartMeter === true)).toBe(true);
    expect((await offersOf('Dial')).every(({ smartMeter }) => smartMeter === false)).toBe(true);
    expect((await offersOf('Gasdial', 'GAS')).every(({ smartMeter }) => smartMeter === false)).toBe(true);
    expect((await offersOf('Everything', 'LPG')).every((offer) => !('smartMeter' in offer))).toBe(true);
  });

  it('bear discounts on every plan but basic, and the credit of a campaign', async () => {
    const { body } = await ask({ ...requestFor('Everything'), campaignCodes: ['SUMMER50', 'LONG-GONE'] });
    const codes = (plan: string, term: string) =>
      of(body.offerList, plan, term)[0]?.discountsAndIncentives.discountList.map(({ code }) => code);
    const always = ['EBILLING', 'DIRECT_DEBIT', 'CREDIT_CARD', 'DUAL_FUEL'];
    expect(codes('NPA-BASIC', '12-MONTH')).toEqual([]);
    expect(codes('NPA-PLUS', 'FLEXIBLE')).toEqual([...always, 'SUMMER50']);
    expect(codes('NPA-PLUS', '12-MONTH')).toEqual([...always, 'FIXED_TERM', 'JOINING_CREDIT', 'SUMMER50']);
  });
});

describe('the odd offers', () => {
  it.each([
    ['Unpriced', 0, 0],
    ['Twofold', 2, 2],
    ['Expired', 0, 0],
    ['Flexible', 0, 1],
    ['Zero', 0, 0],
    ['Lastday', 1, 1],
    ['Charges', 1, 1],
  ])('of %s Lane leave %i for 12 months and %i flexible', async (name, fixed, flexible) => {
    const offers = kept(await offersOf(name));
    expect(of(offers, 'NPA-PLUS', '12-MONTH')).toHaveLength(fixed);
    expect(of(offers, 'NPA-PLUS', 'FLEXIBLE')).toHaveLength(flexible);
  });

  it('of Lastday Lane end today', async () => {
    expect((await offersOf('Lastday')).every(({ effectiveToDate }) => effectiveToDate === today)).toBe(true);
  });

  it.each(['GAS', 'LPG'] as const)('of Gasless Lane are none for %s', async (type) => {
    expect(await offersOf('Gasless', type)).toEqual([]);
    expect(await offersOf('Gasless')).not.toEqual([]);
  });

  it('of Mispriced Lane cannot be had', async () => {
    expect((await ask(requestFor('Mispriced'))).status).toBe(500);
  });

  it('of Charges Lane hold every charge, multiplied, and the seasons', async () => {
    const [offer] = of(kept(await offersOf('Charges')), 'NPA-PLUS', '12-MONTH');
    const tariffs = offer?.priceBook.tariffList ?? [];
    const named = (word: string): Tariff | undefined =>
      tariffs.find(({ description }) => description.toLowerCase().includes(word));
    for (const word of [
      'capacity',
      'congestion',
      'demand',
      'distance',
      'power factor',
      'interruptibility',
      'transformer',
    ]) {
      const charge = named(word);
      expect(charge?.multiplier).toBeGreaterThan(1);
      expect(charge?.multiplierUnitOfMeasurement).toMatch(/./);
      const product = (charge?.rateExcludingGST ?? 0) * (charge?.multiplier ?? 0);
      expect(charge?.finalRateExcludingGST).toBeCloseTo(product, 5);
    }
    for (const word of ['unmetered', 'homegen']) expect(named(word)).toBeDefined();
    expect(tariffs.some(({ rateIncludingGST }) => rateIncludingGST === 0)).toBe(true);
    expect(named('composite')?.seasonList).toMatchObject([
      {
        type: 'SUMMER',
        startDate: '2026-10-01',
        endDate: '2027-04-30',
        rateIncludingGST: expect.any(Number),
      },
      {
        type: 'WINTER',
        startDate: '2026-05-01',
        endDate: '2026-09-30',
        finalRateIncludingGST: expect.any(Number),
      },
    ]);
  });
});

describe('the EV plan', () => {
  it('costs half at night where the meter is smart', async () => {
    const offers = of(await offersOf('Everything'), 'NPA-PREMIUM', '12-MONTH');
    expect(descriptions(offers)).toEqual(['Night (9pm - 7am)', 'Day (7am - 9pm)', 'Daily Fixed Charge']);
    const [night, day] = offers[0]?.priceBook.tariffList ?? [];
    expect(night?.rateExcludingGST).toBeCloseTo((day?.rateExcludingGST ?? 0) / 2, 6);
  });

  it('has interim rates until the meter is smart', async () => {
    const interim = ['Interim Anytime', 'Interim Composite', 'Interim Controlled'];
    expect(descriptions(of(await offersOf('Dial'), 'NPA-PREMIUM', '12-MONTH'))).toEqual([
      ...interim,
      'Daily Fixed Charge',
    ]);
    expect(descriptions(of(await offersOf('Interim'), 'NPA-PREMIUM', '12-MONTH'))).toEqual([
      'Night (9pm - 7am)',
      'Day (7am - 9pm)',
      ...interim,
      'Daily Fixed Charge',
    ]);
  });

  it.each([
    ['Everything', true, true],
    ['Uncovered', false, false],
    ['Upgrade', true, false],
  ])('in %s Lane is available: %s, with rates: %s', async (name, available, withRates) => {
    const { body } = await ask(requestFor(name));
    expect(body.isEvPlanAvailable).toBe(available);
    expect(of(kept(body.offerList), 'NPA-PREMIUM', '12-MONTH').length > 0).toBe(withRates);
    expect(of(kept(body.offerList), 'NPA-PLUS', '12-MONTH')).toHaveLength(1);
  });

  it('is not spoken of unless asked for', async () => {
    const { body } = await ask({ ...requestFor('Everything'), returnEVRates: false });
    expect(body).not.toHaveProperty('isEvPlanAvailable');
    expect(of(body.offerList, 'NPA-PREMIUM', '12-MONTH')).toEqual([]);
  });
});

describe('a request for offers', () => {
  const good = requestFor('Everything');
  const { returnEVRates: _, ...withoutEv } = good;

  it.each([
    [
      'an ICP of another type',
      { ...good, supplyPoint: { ...good.supplyPoint, type: 'GAS' }, returnEVRates: undefined },
      404,
      '/supplyPoint/ICPIdentifier',
    ],
    [
      'an unknown ICP',
      { ...good, supplyPoint: { ...good.supplyPoint, ICPIdentifier: '9999999999ZZ999' } },
      404,
      '/supplyPoint/ICPIdentifier',
    ],
    ['another channel', { ...good, channel: 'ONLINE' }, 422, '/channel'],
    ['an unknown plan', { ...good, planTypes: ['SME-STANDARD'] }, 422, '/planTypes/0'],
    ['no word on EV rates', withoutEv, 400, '/returnEVRates'],
    [
      'a word on EV rates of LPG',
      { ...requestFor('Everything', 'LPG'), returnEVRates: false },
      422,
      '/returnEVRates',
    ],
    [
      'another charge class',
      { ...good, supplyPoint: { ...good.supplyPoint, chargeClass: 'BUSINESS' } },
      422,
      '/supplyPoint/chargeClass',
    ],
    [
      'an address',
      { ...good, supplyPoint: { ...good.supplyPoint, registryAddress: {} } },
      400,
      '/supplyPoint/registryAddress',
    ],
  ])('with %s is refused', async (_name, body, status, at) => {
    const answer = await ask(body);
    expect(answer.status).toBe(status);
    expect(answer.body.reasons.map((reason: { at: string }) => reason.at)).toContain(at);
  });
});
