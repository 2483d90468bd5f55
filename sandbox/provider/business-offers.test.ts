import { describe, expect, it } from 'vitest';
import type { SupplyType } from '../premises/supply-point.ts';
import type { Offer } from '../pricing/offer.ts';
import { icpIn, joinCaller, lane, today } from '../testing/join-caller.ts';

const caller = joinCaller();
const noSector = { 'x-sector-id': undefined };

function requestFor(name: string, type: Exclude<SupplyType, 'LPG'> = 'ELECTRICITY') {
  const point = lane(name).supplyPoints.find((candidate) => candidate.type === type);
  return {
    channel: 'ONLINE',
    planTypes: ['SME-STANDARD'],
    supplyPoint: {
      type,
      ICPIdentifier: icpIn(name, type),
      chargeClass: 'BUSINESS',
      installType: 'SME',
      registryAddress: point?.registryAddress,
    },
  };
}

function bottlesFor(geoCoordinates: { readonly x: number; readonly y: number }) {
  const supplyPoint = { type: 'LPG', chargeClass: 'BT45', installType: 'SME', geoCoordinates };
  return { channel: 'ONLINE', planTypes: ['SME-STANDARD'], supplyPoint };
}

function ask(body: unknown, headers: Record<string, string | undefined> = noSector) {
  return caller.provider('/pricing/onlineoffers', { body, headers });
}

function keptTerms(offers: readonly Offer[]): readonly string[] {
  return offers
    .filter(
      ({ effectiveToDate, priceBook }) =>
        effectiveToDate >= today && priceBook.tariffList.some(({ rateIncludingGST }) => rateIncludingGST > 0),
    )
    .map(({ feesAndTerms }) => feesAndTerms.termPeriod);
}

describe('the offers of a business', () => {
  it.each(['ELECTRICITY', 'GAS'] as const)('of %s hold one that fits for each term', async (type) => {
    const { body } = await ask(requestFor('Trading', type));
    expect(keptTerms(body.offerList)).toEqual(['24-MONTH', '12-MONTH', 'FLEXIBLE']);
    expect(new Set(body.offerList.map(({ priceBook }: Offer) => priceBook.type))).toEqual(
      new Set(['SME-STANDARD']),
    );
  });

  it('of bottled gas are those of the address at the coordinates', async () => {
    const { body } = await ask(bottlesFor(lane('Cafe').place.point));
    expect(keptTerms(body.offerList)).toEqual(['24-MONTH', '12-MONTH', 'FLEXIBLE']);
    expect(body.offerList[0].code).toContain(icpIn('Cafe', 'LPG'));
    expect(body.offerList[0].priceBook.category).toEqual({ code: 'BT45' });
    expect((await ask(bottlesFor(lane('Bottleless').place.point))).body.offerList).toEqual([]);
    expect((await ask(bottlesFor({ x: 0, y: 0 }))).body.offerList).toEqual([]);
  });

  it.each([
    ['Bespoke', []],
    ['Duopoly', ['24-MONTH', '24-MONTH', '12-MONTH', '12-MONTH', 'FLEXIBLE', 'FLEXIBLE']],
    ['Lapsed', []],
    ['Casual', ['FLEXIBLE']],
    ['Giveaway', []],
    ['Clearance', ['24-MONTH', '12-MONTH', 'FLEXIBLE']],
    ['Homeoffice', []],
  ])('of %s Lane are of the terms %j', async (name, terms) => {
    expect(keptTerms((await ask(requestFor(name))).body.offerList)).toEqual(terms);
  });

  it('say so where the connection is that of a home, and cannot be had in Quoteless Lane', async () => {
    expect((await ask(requestFor('Homeoffice'))).body.error).toMatchObject({ code: 'ICP_TYPE_RESIDENTIAL' });
    expect((await ask(requestFor('Trading'))).body).not.toHaveProperty('error');
    expect((await ask(requestFor('Quoteless'))).status).toBe(500);
  });

  it('bear the discounts of a business, that of the term on fixed terms', async () => {
    const { body } = await ask(requestFor('Trading'));
    const codes = (term: string) =>
      body.offerList
        .find(({ feesAndTerms }: Offer) => feesAndTerms.termPeriod === term)
        .discountsAndIncentives.discountList.map(({ code }: { code: string }) => code);
    const always = ['DIRECT_DEBIT', 'CREDIT_CARD', 'MULTI_CONNECT'];
    expect(codes('FLEXIBLE')).toEqual(always);
    expect(codes('24-MONTH')).toEqual([...always, 'FIXED_TERM']);
  });

  it('are none of a home, nor those of a home any of a business', async () => {
    const { supplyPoint } = requestFor('Trading');
    const { registryAddress: _, ...point } = supplyPoint;
    const asHome = {
      channel: 'WEB',
      campaignCodes: [],
      planTypes: ['NPA-PLUS'],
      supplyPoint: { ...point, chargeClass: 'PRIMARY', installType: 'RESIDENTIAL' },
      returnEVRates: true,
    };
    expect((await ask(asHome, {})).body.offerList).toEqual([]);
  });

  it.each([
    ['another channel', { channel: 'WEB' }, 422, '/channel'],
    ['a plan for homes', { planTypes: ['NPA-PLUS'] }, 422, '/planTypes/0'],
    ['a campaign', { campaignCodes: [] }, 400, '/campaignCodes'],
  ])('are not told with %s', async (_, changed, status, at) => {
    const answer = await ask({ ...requestFor('Trading'), ...changed });
    expect(answer).toMatchObject({ status, body: { reasons: [{ at }] } });
  });

  it.each([
    ['another charge class', { chargeClass: 'BT45' }, 422, '/supplyPoint/chargeClass'],
    ['no registry address', { registryAddress: undefined }, 400, '/supplyPoint/registryAddress'],
    ['an unknown ICP', { ICPIdentifier: '9999999999ZZ999' }, 404, '/supplyPoint/ICPIdentifier'],
  ])('are not told with %s', async (_, changed, status, at) => {
    const request = requestFor('Trading');
    const answer = await ask({ ...request, supplyPoint: { ...request.supplyPoint, ...changed } });
    expect(answer.status).toBe(status);
    expect(answer.body.reasons.map((reason: { at: string }) => reason.at)).toContain(at);
  });

  it('are not told to a caller that names a sector', async () => {
    const answer = await ask(requestFor('Trading'), { 'x-sector-id': 'RESIDENTIAL' });
    expect(answer).toMatchObject({ status: 400, body: { reasons: [{ at: 'x-sector-id' }] } });
  });
});
