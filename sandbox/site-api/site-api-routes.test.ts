import { describe, expect, it } from 'vitest';
import { icpIn, joinCaller } from '../testing/join-caller.ts';

const caller = joinCaller();
const transactionId = '3f2b8a52-93a1-4d0e-8f5b-6f1f0a2d9c11';
const repeated = { headers: { 'x-transaction-id': transactionId } };

const lead = {
  address: '1 Everything Lane, Sandbox Bay, Wellington 6999',
  isMultipleAddresses: false,
  electricity: true,
  electricityIcp: icpIn('Everything'),
  naturalGas: true,
  naturalGasIcp: icpIn('Everything', 'GAS'),
  bottledGas: false,
  title: 'Mr',
  firstName: 'Hemi',
  lastName: 'Walker',
  emailAddress: 'hemi@example.co.nz',
  phone: '0215550101',
};

const ticket = {
  title: 'Mr',
  firstName: 'Hemi',
  lastName: 'Walker',
  phone: '0215550101',
  email: 'hemi@example.co.nz',
  address: lead.address,
  energyServices: ['electricity', 'naturalGas'],
  customerType: 'residential',
  electricityCampaignCode: 'SUMMER50',
};

describe('a lead', () => {
  const path = '/api/onlinesignup/createlead';

  it('is created once for a transaction id and can be read back', async () => {
    const created = { status: 201, body: { leadNumber: 'LD-000001' } };
    expect(await caller.siteApi(path, { body: lead, ...repeated })).toEqual(created);
    expect(await caller.siteApi(path, { body: lead, ...repeated })).toEqual(created);
    expect((await caller.control('leads')).leads).toMatchObject([{ transactionId, body: lead, repeats: 1 }]);
  });

  it('needs neither address nor ICPs', async () => {
    const { address: _, electricityIcp: __, naturalGasIcp: ___, ...rest } = lead;
    expect((await caller.siteApi(path, { body: rest })).status).toBe(201);
  });

  it.each([
    ['a reason, which only businesses give', { reason: 'LPG selected' }, 400, '/reason'],
    ['a fuel in words', { electricity: 'yes' }, 400, '/electricity'],
    ['no phone', { phone: undefined }, 400, '/phone'],
    ['a short ICP', { electricityIcp: '123' }, 422, '/electricityIcp'],
  ])('is refused with %s', async (_, changed, status, at) => {
    const answer = await caller.siteApi(path, { body: { ...lead, ...changed } });
    expect(answer).toMatchObject({ status, body: { reasons: [{ at }] } });
  });

  it('wants basic auth and a transaction id', async () => {
    const without = (name: string) => caller.siteApi(path, { body: lead, headers: { [name]: undefined } });
    expect((await without('authorization')).status).toBe(401);
    expect((await without('x-transaction-id')).status).toBe(400);
  });
});

describe('a ticket', () => {
  const create = '/api/zendesk/createticket';
  const update = '/api/zendesk/updateticket';

  it('is created once for a transaction id, then updated', async () => {
    const created = { status: 201, body: { ticket: { id: '35001' } } };
    expect(await caller.siteApi(create, { body: ticket, ...repeated })).toEqual(created);
    expect(await caller.siteApi(create, { body: ticket, ...repeated })).toEqual(created);
    const changes = { situation: 'moving', promoCode: 'SUMMER50' };
    const answer = await caller.siteApi(update, { method: 'PUT', body: { ticketId: '35001', ...changes } });
    expect(answer).toEqual({ status: 200, body: { ticket: { id: '35001' } } });
    expect((await caller.control('tickets')).tickets).toMatchObject([
      { id: '35001', fields: { ...ticket, ...changes }, updates: [changes], repeats: 1 },
    ]);
  });

  it.each([
    ['an unknown one', { ticketId: '1' }, 404],
    ['none named', { situation: 'moving' }, 400],
    ['an id as a number', { ticketId: 35001 }, 400],
    ['another situation', { ticketId: '35001', situation: 'MOVE' }, 422],
  ])('is not updated: %s', async (_, body, status) => {
    expect((await caller.siteApi(update, { method: 'PUT', body })).status).toBe(status);
  });

  it('is not created with fields nobody knows', async () => {
    expect((await caller.siteApi(create, { body: { ...ticket, dob: '1990-05-17' } })).status).toBe(400);
  });
});

describe('a form within a page', () => {
  const enquiry = {
    about: 'bill',
    name: 'Hemi Walker',
    email: 'hemi@example.co.nz',
    message: 'Why so much?',
  };

  it.each([
    ['enquiry', enquiry, 201],
    ['enquiry', { ...enquiry, about: 'weather' }, 422],
    ['enquiry', { ...enquiry, message: undefined }, 400],
    ['energy-tips', { email: 'hemi@example.co.nz' }, 201],
    ['energy-tips', { email: 'hemi' }, 422],
    ['other', {}, 404],
  ])('is taken or refused: %s, %j', async (form, body, status) => {
    expect((await caller.siteApi(`/api/forms/${form}`, { body })).status).toBe(status);
  });
});

describe('the name of a bank', () => {
  const find = (bankNumber: string, branchNumber: string) =>
    caller.siteApi('/api/npa/findBankName', { body: { bankNumber, branchNumber } });

  it.each([
    ['01', '0902', 'ANZ'],
    ['02', '0100', 'BNZ'],
    ['03', '1900', 'Westpac'],
    ['12', '3147', 'ASB'],
    ['15', '3900', 'TSB'],
    ['38', '9000', 'Kiwibank'],
    ['38', '0001', ''],
  ])('with number %s and branch %s is "%s"', async (bank, branch, bankName) => {
    expect(await find(bank, branch)).toEqual({ status: 200, body: { bankName } });
  });

  it('is unknown for a number no bank has', async () => {
    expect((await find('99', '0001')).status).toBe(404);
  });

  it('is not looked up by half a number', async () => {
    expect((await find('1', '902')).status).toBe(422);
  });
});

describe('the whole back end', () => {
  it('forgets everything when reset', async () => {
    await caller.siteApi('/api/onlinesignup/createlead', { body: lead });
    await caller.siteApi('/api/zendesk/createticket', { body: ticket });
    await fetch(`${caller.url}/_control/reset`, { method: 'POST' });
    expect((await caller.control('leads')).leads).toEqual([]);
    expect((await caller.control('tickets')).tickets).toEqual([]);
    expect((await caller.control('sign-ups')).signUps).toEqual([]);
    expect((await caller.control('card-sessions')).cardSessions).toEqual([]);
  });

  it('can be struck by faults and is written in the journal', async () => {
    caller.state.faults.replace([
      { service: 'site-api', path: '/api/zendesk/createticket', kind: 'status', status: 500 },
    ]);
    expect((await caller.siteApi('/api/zendesk/createticket', { body: ticket })).status).toBe(500);
    expect(caller.state.journal.received('site-api')).toHaveLength(1);
  });
});
