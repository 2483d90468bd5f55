import { describe, expect, it } from 'vitest';
import { icpIn, joinCaller } from '../testing/join-caller.ts';
import { access, directDebit, signUpBody } from '../testing/sign-up-body.ts';

const caller = joinCaller();
const transactionId = '3f2b8a52-93a1-4d0e-8f5b-6f1f0a2d9c11';
const first = '/servicerequest/onlinesignup';
const second = '/api/onlinesignup/createonlinesignup';
const [site] = signUpBody.site;
const { billingAccount } = signUpBody;

const existing = {
  ...signUpBody,
  existingCustomer: true,
  customerNumber: '10002345',
  billingAccount: undefined,
};

function signUp(body: unknown, headers: Record<string, string | undefined> = {}) {
  return caller.provider(first, { body, headers: { 'x-transaction-id': transactionId, ...headers } });
}

function signUpOtherwise(body: unknown, headers: Record<string, string | undefined> = {}) {
  return caller.siteApi(second, { body, headers: { 'x-transaction-id': transactionId, ...headers } });
}

function withSite(changed: object) {
  return { ...signUpBody, site: [{ ...site, ...changed }] };
}

function withPayment(paymentMethod: object) {
  return { ...signUpBody, billingAccount: { ...billingAccount, paymentMethod } };
}

function withEmail(email: string) {
  return { ...signUpBody, contact: { ...signUpBody.contact, email } };
}

describe('a sign-up', () => {
  it('is made and can be read back', async () => {
    const accepted = { signUpNumber: 'SR-000001', transactionId, status: 'ACCEPTED' };
    expect(await signUp(signUpBody)).toEqual({ status: 201, body: accepted });
    expect((await caller.control('sign-ups')).signUps).toEqual([
      {
        signUpNumber: 'SR-000001',
        transactionId,
        route: 'provider',
        createdAt: '2026-03-01T20:00:00.000Z',
        body: signUpBody,
        repeats: [],
      },
    ]);
  });

  it('is made once for a transaction id, by whichever route it is repeated', async () => {
    const { body } = await signUp(signUpBody);
    expect((await signUp(signUpBody)).body).toEqual(body);
    expect((await signUpOtherwise(signUpBody)).body).toEqual(body);
    expect(caller.state.signUps.all()).toMatchObject([{ repeats: ['provider', 'site-api'] }]);
  });

  it('is made once even when the first answer is lost', async () => {
    caller.state.faults.replace([{ service: 'provider', path: first, kind: 'lost-answer' }]);
    await expect(signUp(signUpBody)).rejects.toThrow('fetch failed');
    expect((await signUpOtherwise(signUpBody)).status).toBe(201);
    expect(caller.state.signUps.all()).toMatchObject([{ route: 'provider', repeats: ['site-api'] }]);
  });

  it.each([200, 201, 202])('is made and answered %i when the e-mail address says so', async (status) => {
    expect((await signUp(withEmail(`answers-${status}@example.co.nz`))).status).toBe(status);
    expect(caller.state.signUps.all()).toHaveLength(1);
  });

  it.each([203, 409, 500])(
    'is not made when the address says %i; the second route makes it',
    async (status) => {
      const body = withEmail(`answers-${status}@example.co.nz`);
      expect((await signUp(body)).status).toBe(status);
      expect(caller.state.signUps.all()).toEqual([]);
      expect((await signUpOtherwise(body)).status).toBe(201);
      expect(caller.state.signUps.all()).toMatchObject([{ route: 'site-api' }]);
    },
  );

  it('is not made by either route for an address that begins with "refused-"', async () => {
    const body = withEmail('refused-503@example.co.nz');
    expect([(await signUp(body)).status, (await signUpOtherwise(body)).status]).toEqual([503, 503]);
    expect(caller.state.signUps.all()).toEqual([]);
  });

  it.each([
    ['an existing customer', existing],
    ['an existing customer without a number', { ...existing, customerNumber: undefined }],
    [
      'an existing customer whose bottles nobody has asked about',
      {
        ...existing,
        site: [
          { ...site, supplyPoint: [{ type: 'LPG', icp: icpIn('Bottled', 'LPG'), selectedOffer: null }] },
        ],
      },
    ],
    [
      'no licence, middle name or household',
      {
        ...withSite({ housePopulation: undefined }),
        contact: { ...signUpBody.contact, driverLicence: undefined, middleName: undefined },
      },
    ],
    [
      'no wish to pay automatically',
      withPayment({ paymentAuthority: 'NONE', termsAccepted: true, Confirmation: true }),
    ],
    [
      'bills by post and no promotions',
      {
        ...signUpBody,
        billingAccount: {
          ...billingAccount,
          promotion: { preference: 'NONE', value: null },
          billing: { preference: 'POST', value: null, address: { freeformAddress: '1 Everything Lane' } },
        },
      },
    ],
    [
      'one fuel and no offer yet',
      withSite({
        supplyPoint: [{ type: 'ELECTRICITY', icp: icpIn('Several'), selectedOffer: null }],
      }),
    ],
    [
      'nothing in the way',
      withSite({
        access: { ...access, limited: false, dog: 'NO_DOGS', meterReaderNotes: '' },
      }),
    ],
    ['an account of 18 characters', withPayment({ ...directDebit, bankAcctNumber: '01-0902-0068389-00' })],
    ['an account of 19 characters', withPayment({ ...directDebit, bankAcctNumber: '01-0902-0068389-000' })],
  ])('is made with %s', async (_, body) => {
    expect(await signUp(body)).toMatchObject({ status: 201 });
  });

  it.each([
    ['an unknown property', { ...signUpBody, reason: 'LPG' }, 400, '/reason'],
    ['no contact', { ...signUpBody, contact: undefined }, 400, '/contact'],
    [
      'a birthday in local form',
      { ...signUpBody, contact: { ...signUpBody.contact, dob: '17/05/1990' } },
      422,
      '/contact/dob',
    ],
    [
      'a customer of 17',
      { ...signUpBody, contact: { ...signUpBody.contact, dob: '2008-03-03' } },
      422,
      '/contact/dob',
    ],
    [
      'half a licence',
      { ...signUpBody, contact: { ...signUpBody.contact, driverLicence: { number: 'AB1' } } },
      400,
      '/contact/driverLicence/version',
    ],
    ['another word for moving', { ...signUpBody, moveOrTransfer: 'moving' }, 422, '/moveOrTransfer'],
    ['a household in digits', withSite({ housePopulation: '5' }), 422, '/site/0/housePopulation'],
    ['no address', withSite({ address: { dpid: '1' } }), 400, '/site/0/address/freeformAddress'],
    ['no supply', withSite({ supplyPoint: [] }), 422, '/site/0/supplyPoint'],
    [
      'an unknown ICP',
      withSite({ supplyPoint: [{ type: 'GAS', icp: icpIn('Electric'), selectedOffer: null }] }),
      422,
      '/site/0/supplyPoint/0/icp',
    ],
    [
      'an offer of another home',
      withSite({ supplyPoint: [{ ...site?.supplyPoint[0], icp: icpIn('Electric') }] }),
      422,
      '/site/0/supplyPoint/0/selectedOffer',
    ],
    [
      'an expired offer',
      withSite({
        supplyPoint: [
          { ...site?.supplyPoint[0], selectedOffer: `${site?.supplyPoint[0]?.selectedOffer}:OLD` },
        ],
      }),
      422,
      '/site/0/supplyPoint/0/selectedOffer',
    ],
    [
      'bottles but no count',
      withSite({ supplyPoint: [{ type: 'LPG', icp: icpIn('Bottled', 'LPG'), selectedOffer: null }] }),
      400,
      '/site/0/supplyPoint/0/numberOfLPGBottles',
    ],
    [
      'three bottles ordered',
      withSite({ supplyPoint: [{ ...site?.supplyPoint[2], lpgOrder: { numberOfBottles: 3 } }] }),
      422,
      '/site/0/supplyPoint/0/lpgOrder/numberOfBottles',
    ],
    [
      'a dog where nothing bars the way',
      withSite({ access: { ...access, limited: false } }),
      422,
      '/site/0/access',
    ],
    [
      'debit not authorised',
      withPayment({ ...directDebit, authorised: false }),
      422,
      '/billingAccount/paymentMethod/authorised',
    ],
    [
      'a card among bank details',
      withPayment({ ...directDebit, CCToken: 'x' }),
      400,
      '/billingAccount/paymentMethod/CCToken',
    ],
    [
      'a card nobody approved',
      withPayment({
        paymentAuthority: 'CREDIT_CARD',
        termsAccepted: true,
        Confirmation: true,
        CCToken: 'CARD-CS00000009',
        CCCardExpiryDate: '05/30',
      }),
      422,
      '/billingAccount/paymentMethod/CCToken',
    ],
    [
      'post with an e-mail address',
      {
        ...signUpBody,
        billingAccount: { ...billingAccount, billing: { preference: 'POST', value: 'a@example.co.nz' } },
      },
      400,
      '/billingAccount/billing/value',
    ],
    ['no account for a new customer', { ...signUpBody, billingAccount: undefined }, 400, '/billingAccount'],
    ['an account for an existing one', { ...existing, billingAccount }, 422, '/billingAccount'],
    ['a number for a new customer', { ...signUpBody, customerNumber: '10002345' }, 422, '/customerNumber'],
  ])('is refused with %s, by both routes', async (_, body, status, at) => {
    for (const answer of [await signUp(body), await signUpOtherwise(body)]) {
      expect(answer.status).toBe(status);
      expect(answer.body.reasons.map((reason: { at: string }) => reason.at)).toContain(at);
    }
    expect(caller.state.signUps.all()).toEqual([]);
  });

  it('wants who calls and a transaction id', async () => {
    expect((await signUp(signUpBody, { authorization: undefined })).status).toBe(401);
    expect((await signUp(signUpBody, { 'x-sector-id': 'SME' })).status).toBe(400);
    expect((await signUpOtherwise(signUpBody, { authorization: undefined })).status).toBe(401);
    expect((await signUpOtherwise(signUpBody, { 'x-transaction-id': undefined })).status).toBe(400);
  });
});
