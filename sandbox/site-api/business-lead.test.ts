import { describe, expect, it } from 'vitest';
import { icpIn, joinCaller } from '../testing/join-caller.ts';

const caller = joinCaller();
const path = '/api/onlinesignup/smecreatelead';
const lead = {
  businessType: 'COMPANY',
  tradingAs: 'Walker Limited',
  NZBN: '9429041234567',
  address: '201 Trading Lane, Sandbox Bay, Wellington 6999',
  isMultipleAddresses: true,
  electricity: true,
  electricityIcp: icpIn('Trading'),
  naturalGas: false,
  bottledGas: false,
  title: 'Mr',
  firstName: 'Hemi',
  lastName: 'Walker',
  emailAddress: 'hemi@example.co.nz',
  phone: '0215550101',
  reason: 'multi-connect customer',
};

describe('the lead of a business', () => {
  it('is created and can be read back', async () => {
    expect(await caller.siteApi(path, { body: lead })).toEqual({
      status: 201,
      body: { leadNumber: 'LD-000001' },
    });
    expect((await caller.control('leads')).leads).toMatchObject([{ body: lead }]);
  });

  it.each([
    ['no reason', { reason: undefined }, 400, '/reason'],
    ['a reason of its own', { reason: 'bored' }, 422, '/reason'],
    ['another type', { businessType: 'company' }, 422, '/businessType'],
    ['no name', { tradingAs: '' }, 422, '/tradingAs'],
    ['a number of nines', { NZBN: '9'.repeat(13) }, 422, '/NZBN'],
  ])('is refused with %s', async (_, changed, status, at) => {
    const answer = await caller.siteApi(path, { body: { ...lead, ...changed } });
    expect(answer).toMatchObject({ status, body: { reasons: [{ at }] } });
  });
});
