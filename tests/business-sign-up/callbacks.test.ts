import { describe, expect, it } from 'vitest';
import { addressLine } from '../../sandbox/premises/place.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import type { Filled } from '../support/instances/visitors.ts';
import { journeyVisits } from '../support/journeys/journey-visits.ts';
import { begin, businessJourney, contact, found, go, laneOf, names } from './visitors.ts';

const at = journeyVisits(businessJourney, shippedRelease());
const electricity: Filled = [['products', 'electricity']];
const asked: Filled = [...contact, ['recaptcha', 'true']];

const person = {
  title: 'Ms',
  firstName: 'Aroha',
  lastName: 'Ngata',
  emailAddress: 'aroha@example.co.nz',
  phone: '0215550100',
};

/** Asks to be called, and gives the leads that were made. */
async function askToBeCalled() {
  expect(await go(at.visitor, 'callback', asked)).toBe('callback-success');
  expect(at.sandbox.state.signUps.all()).toEqual([]);
  return at.sandbox.state.leads.all().map(({ body }) => body);
}

function lead(reason: string, own: object) {
  const business = { businessType: 'OTHER', tradingAs: names.other };
  const usual = { isMultipleAddresses: false, electricity: true, naturalGas: false, bottledGas: false };
  return { ...business, ...usual, ...person, reason, ...own };
}

function at201(name: string) {
  const { place, supplyPoints } = laneOf(name);
  const icpOf = (wanted: string) => supplyPoints.find(({ type }) => type === wanted)?.ICPIdentifier;
  return {
    address: addressLine(place),
    electricityIcp: icpOf('ELECTRICITY'),
    ...(icpOf('GAS') && { naturalGasIcp: icpOf('GAS') }),
  };
}

describe('a business is called', () => {
  it.each([
    ['Foundry', 'TOU meter'],
    ['Closed', 'decommissioned or inactive meter'],
    ['Dormant', 'decommissioned or inactive meter'],
    ['Homely', 'residential ICP'],
    ['Homeoffice', 'residential ICP'],
    ['Billboard', 'unmetered'],
    ['Bespoke', 'no rates available'],
    ['Lapsed', 'no rates available'],
    ['Giveaway', 'no rates available'],
    ['Quoteless', 'no rates available'],
  ])('in %s Lane after the choice of fuels: %s', async (name, reason) => {
    await begin(at.visitor, 'other');
    expect(await go(at.visitor, 'address', found(laneOf(name)))).toBe('fuel');
    expect(await go(at.visitor, 'fuel', electricity)).toBe('callback');
    expect(await askToBeCalled()).toEqual([lead(reason, at201(name))]);
  });

  it.each([
    ['Duopoly', 'FLEXIBLE'],
    ['Casual', '24-MONTH'],
    ['Casual', '12-MONTH'],
  ])('in %s Lane after the choice of the term %s, which has no single offer', async (name, term) => {
    await begin(at.visitor, 'other');
    await go(at.visitor, 'address', found(laneOf(name)));
    expect(await go(at.visitor, 'fuel', electricity)).toBe('contact-details');
    await go(at.visitor, 'contact-details', [...contact, ['isPromoByEmail', 'true']]);
    expect(await go(at.visitor, 'term-select', [['term', term]])).toBe('callback');
    expect(await askToBeCalled()).toEqual([lead('no rates available', at201(name))]);
  });

  it('for several properties, straight from the address', async () => {
    await begin(at.visitor, 'other');
    const several: Filled = [...found(laneOf('Trading')), ['signupForAdditionalPropertiesOrIcps', 'true']];
    expect(await go(at.visitor, 'address', several)).toBe('callback');
    const own = { ...at201('Trading'), isMultipleAddresses: true, electricity: false };
    expect(await askToBeCalled()).toEqual([lead('multi-connect customer', own)]);
  });

  it('for its electricity at one address and its gas at another, by the ICP of each', async () => {
    await begin(at.visitor, 'other');
    await at.visitor.touch('address', 'press', 'enterIcp', []);
    const icps = { electricityIcp: '0000201001SBF41', gasIcp: '1000203001SB972' };
    const filled: Filled = [['icpFuels', 'electricity'], ['icpFuels', 'gas'], ...Object.entries(icps)];
    for (const field of Object.keys(icps)) await at.visitor.touch('address-by-icp', 'press', field, filled);
    expect(await at.visitor.submit('address-by-icp', filled)).toMatchObject({ outcome: 'invalid' });
    const own: Filled = [...filled, ['wantsBothAddresses', 'false']];
    expect(await at.visitor.submit('address-by-icp', own)).toMatchObject({ outcome: 'invalid' });
    const both: Filled = [...filled, ['wantsBothAddresses', 'true']];
    expect(await go(at.visitor, 'address-by-icp', both)).toBe('callback');
    const sent = { electricityIcp: icps.electricityIcp, naturalGas: true, naturalGasIcp: icps.gasIcp };
    const address = '201 Trading Lane, Sandbox Bay, Wellington 6999';
    expect(await askToBeCalled()).toEqual([
      lead('multi-connect customer', { ...sent, address, isMultipleAddresses: true }),
    ]);
  });

  it('when it only wants that', async () => {
    await begin(at.visitor, 'other');
    const reply = await at.visitor.touch('address', 'press', 'requestCallback', []);
    expect(reply).toMatchObject({ location: '/join/business/callback' });
    expect(await askToBeCalled()).toEqual([lead('request a callback only', { electricity: false })]);
  });

  it('with an address typed by hand, and with one to be confirmed later', async () => {
    await begin(at.visitor, 'company');
    await at.visitor.touch('address', 'press', 'enterManually', []);
    const typed: Filled = [
      ['addressLine1', '12 Beach Road'],
      ['town', 'Nelson'],
      ['postcode', '7010'],
    ];
    expect(await go(at.visitor, 'manual-address', typed)).toBe('fuel');
    expect(await go(at.visitor, 'fuel', electricity)).toBe('callback');
    await at.visitor.touch('address', 'press', 'confirmLater', []);
    expect(await go(at.visitor, 'fuel', electricity)).toBe('callback');
    expect(await askToBeCalled()).toEqual([
      lead('manual address or no ICP', {
        businessType: 'COMPANY',
        tradingAs: names.company,
        NZBN: '9429041234567',
      }),
    ]);
  });

  it.each(['Vacant', 'Blackout', 'Foodtruck'])(
    'not at once in %s Lane, where no ICP is found: Continue is blocked',
    async (name) => {
      await begin(at.visitor, 'other');
      const filled = found(laneOf(name));
      const blocked = await at.visitor.submit('address', filled);
      expect(blocked).toMatchObject({ outcome: 'invalid' });
      expect(JSON.stringify(blocked)).toContain(
        "Oops! We're having a bit of trouble finding your address. Please enter your ICP instead.",
      );
    },
  );

  it('and told so when the lead cannot be made', async () => {
    await begin(at.visitor, 'other');
    await at.visitor.touch('address', 'press', 'requestCallback', []);
    at.sandbox.state.faults.replace([
      { service: 'site-api', path: '/api/onlinesignup/smecreatelead', kind: 'status', status: 500 },
    ]);
    const failed = await at.visitor.submit('callback', asked);
    expect(failed).toMatchObject({ outcome: 'failed' });
    expect(JSON.stringify(failed)).toContain('Something went wrong, please try again.');
  });
});
