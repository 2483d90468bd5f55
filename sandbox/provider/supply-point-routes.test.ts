import { describe, expect, it } from 'vitest';
import type { Place } from '../premises/place.ts';
import { icpIn, joinCaller, lane } from '../testing/join-caller.ts';

const path = '/supplypoint/icplist';
const caller = joinCaller();

function siteOf({ unit, number, alpha = '', street, suburb, town, region }: Place) {
  return {
    building: '',
    unit: unit ?? '',
    streetNumber: `${number}${alpha}`,
    streetName: street,
    suburb: suburb ?? '',
    town,
    state: region,
  };
}

const everyType = { includeElectricity: true, includeGas: true, includeLPG: true };

function lookUp(name: string, changed: object = {}) {
  return caller.provider(path, {
    body: { siteAddress: siteOf(lane(name).place), ...everyType, ...changed },
  });
}

function lookUpSingle(ICPIdentifier: string, included: object = {}) {
  return caller.provider(path, {
    body: {
      ICPDetail: { ICPIdentifier, includeMeter: true },
      includeElectricity: true,
      includeGas: false,
      ...included,
    },
  });
}

describe('the supply points of an address', () => {
  it('come in a list for each type, with the registry address', async () => {
    const { status, body } = await lookUp('Everything');
    expect(status).toBe(200);
    expect(body.icpList.electricityList).toEqual([
      {
        ICPIdentifier: icpIn('Everything'),
        status: 'ACTIVE',
        meteringType: 'NHH',
        registryAddress: {
          unit: '',
          streetNumber: '1',
          streetName: 'Everything Lane',
          propertyName: '',
          suburb: 'Sandbox Bay',
          town: 'Wellington',
          postCode: '6999',
          fullAddress: '1 Everything Lane, Sandbox Bay, Wellington 6999',
          state: 'Wellington',
          geoCoordinates: { x: 174.78, y: -41.29 },
        },
      },
    ]);
    expect(body.icpList.gasList).toMatchObject([{ ICPIdentifier: icpIn('Everything', 'GAS') }]);
    expect(body.icpList.lpgList).toMatchObject([{ ICPIdentifier: icpIn('Everything', 'LPG') }]);
  });

  it('come only as far as they are asked for', async () => {
    const { body } = await lookUp('Everything', { includeGas: false, includeLPG: false });
    expect(body.icpList).toMatchObject({ electricityList: [{}], gasList: [], lpgList: [] });
  });

  it.each([
    ['Electric', 1, 0, 0],
    ['Piped', 1, 1, 0],
    ['Bottled', 1, 0, 1],
    ['Offgrid', 0, 0, 1],
    ['Several', 3, 1, 1],
    ['Nothing', 0, 0, 0],
    ['Southern', 1, 0, 1],
    ['Tower', 1, 1, 1],
    ['Rural', 1, 0, 1],
  ])('of %s Lane are %i, %i and %i', async (name, electricity, gas, lpg) => {
    const { icpList } = (await lookUp(name)).body;
    expect([icpList.electricityList.length, icpList.gasList.length, icpList.lpgList.length]).toEqual([
      electricity,
      gas,
      lpg,
    ]);
  });

  it('tell those that share a number apart by unit', async () => {
    const { electricityList } = (await lookUp('Several')).body.icpList;
    expect(
      electricityList.map(
        (item: { registryAddress: { fullAddress: string } }) => item.registryAddress.fullAddress,
      ),
    ).toEqual(['1', '2', '3'].map((unit) => `${unit}/6 Several Lane, Sandbox Bay, Wellington 6999`));
  });

  it.each([
    ['Numberless', ['', '8']],
    ['Dropped', ['']],
  ])('hold an item without a street number in %s Lane', async (name, numbers) => {
    const { electricityList } = (await lookUp(name)).body.icpList;
    expect(
      electricityList.map(
        (item: { registryAddress: { streetNumber: string } }) => item.registryAddress.streetNumber,
      ),
    ).toEqual(numbers);
  });

  it.each([
    ['Timeofuse', { meteringType: 'TOU' }],
    ['Decommissioned', { status: 'DECOMMISSIONED' }],
    ['Inactive', { status: 'INACTIVE' }],
    ['Unmetered', { meteringType: 'UNM' }],
    ['Mistyped', { error: { code: 'ICP_TYPE_RESIDENTIAL' } }],
  ])('tell what is special in %s Lane, in both forms', async (name, special) => {
    expect((await lookUp(name)).body.icpList.electricityList).toMatchObject([special]);
    expect((await lookUpSingle(icpIn(name))).body.icpList.electricityList).toMatchObject([special]);
  });

  it('are none at an address nobody knows', async () => {
    const siteAddress = { streetNumber: '999', streetName: 'Nowhere Road', town: 'Wellington' };
    const { status, body } = await lookUp('Everything', { siteAddress });
    expect([status, body]).toEqual([200, { icpList: { electricityList: [], gasList: [], lpgList: [] } }]);
  });

  it.each([
    ['no unit', { unit: '' }],
    ['another unit', { unit: '5' }],
    ['no letter', { streetNumber: '31' }],
    ['another suburb', { suburb: 'Karori' }],
    ['another town', { town: 'Nelson' }],
  ])('are none in Tower Lane with %s', async (_, changed) => {
    const siteAddress = { ...siteOf(lane('Tower').place), ...changed };
    expect((await lookUp('Tower', { siteAddress })).body.icpList.electricityList).toEqual([]);
  });

  it('cannot be had in Outage Lane', async () => {
    expect((await lookUp('Outage')).status).toBe(503);
  });

  it.each([
    ['no site address', { siteAddress: undefined }, 400, '/siteAddress'],
    [
      'an unknown part',
      { siteAddress: { ...siteOf(lane('Piped').place), city: 'X' } },
      400,
      '/siteAddress/city',
    ],
    ['a flag in words', { includeGas: 'true' }, 400, '/includeGas'],
    [
      'an empty street',
      { siteAddress: { ...siteOf(lane('Piped').place), streetName: ' ' } },
      422,
      '/siteAddress/streetName',
    ],
  ])('are not looked up with %s', async (_, changed, status, at) => {
    expect(await lookUp('Piped', changed)).toMatchObject({ status, body: { reasons: [{ at }] } });
  });

  it.each([
    ['authorization', 401],
    ['x-client-id', 401],
    ['x-client-secret', 401],
    ['x-transaction-id', 400],
    ['x-brand-id', 400],
    ['x-application-id', 400],
    ['x-channel-id', 400],
  ])('are not told to a caller without %s', async (name, status) => {
    const body = { siteAddress: siteOf(lane('Piped').place), ...everyType };
    const answer = await caller.provider(path, { body, headers: { [name]: undefined } });
    expect(answer).toMatchObject({ status, body: { reasons: [{ at: name }] } });
  });
});

describe('whose supply points are asked about', () => {
  const body = { siteAddress: siteOf(lane('Piped').place), ...everyType };

  it.each([
    ['a home, by its sector', 'RESIDENTIAL', 200],
    ['a business, by none', undefined, 200],
    ['nobody, by another', 'SME', 400],
  ])('is told: %s', async (_, sector, status) => {
    expect((await caller.provider(path, { body, headers: { 'x-sector-id': sector } })).status).toBe(status);
  });
});

describe('a single supply point', () => {
  it('comes with its meter', async () => {
    const { body } = await lookUpSingle(icpIn('Everything'));
    expect(body.icpList.electricityList).toMatchObject([
      {
        ICPIdentifier: icpIn('Everything'),
        meter: [{ id: expect.stringMatching(/^2[0-9]{8}$/), smartMeter: true }],
      },
    ]);
  });

  it('comes in the list of its type', async () => {
    const icp = icpIn('Gasdial', 'GAS');
    const { body } = await lookUpSingle(icp, { includeElectricity: false, includeGas: true });
    expect(body.icpList).toMatchObject({
      electricityList: [],
      gasList: [{ ICPIdentifier: icp, meter: [{ smartMeter: false }] }],
    });
  });

  it('has an empty list of meters where nothing is metered', async () => {
    const { body } = await lookUpSingle(icpIn('Unmetered'));
    expect(body.icpList.electricityList).toMatchObject([{ meter: [] }]);
  });

  it('is unknown by another ICP, or when its type is not asked for', async () => {
    expect((await lookUpSingle('9999999999ZZ999')).status).toBe(404);
    expect((await lookUpSingle(icpIn('Piped', 'GAS'))).status).toBe(404);
  });

  it.each(['0000001001sb2ef', '0000001001SB2E', ''])('is refused for the ICP "%s"', async (icp) => {
    expect((await lookUpSingle(icp)).status).toBe(422);
  });
});
