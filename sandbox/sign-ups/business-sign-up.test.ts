import { describe, expect, it } from 'vitest';
import { joinCaller } from '../testing/join-caller.ts';
import { businessSignUpBody as body, directDebit } from '../testing/sign-up-body.ts';

const caller = joinCaller();
const { dob: _, driverLicence: __, ...person } = body.contact;
const company = { ...body, contact: person, business: { type: 'COMPANY', name: 'Ngata Limited' } };
const { billingAccount } = body;
const [site] = body.site;

function signUp(changed: unknown, headers: Record<string, string | undefined> = {}) {
  return caller.provider('/servicerequest/onlinesignup', {
    body: changed,
    headers: { 'x-sector-id': undefined, ...headers },
  });
}

function signUpOtherwise(changed: unknown) {
  return caller.siteApi('/api/onlinesignup/createonlinesignup', { body: changed });
}

describe('the sign-up of a business', () => {
  it.each([
    ['a sole trader', body],
    ['a company', company],
    [
      'a company with its number',
      { ...company, business: { ...company.business, registrationNumber: '9429041234567' } },
    ],
    ['another organisation', { ...company, business: { type: 'OTHER', name: 'Ngata Trust' } }],
    ['no day for bills', { ...body, preferredBillDate: null }],
    [
      'no wish to pay automatically',
      {
        ...body,
        billingAccount: {
          ...billingAccount,
          paymentMethod: { paymentAuthority: 'NONE', termsAccepted: true, Confirmation: true },
        },
      },
    ],
  ])('is made with %s, by both routes', async (_name, changed) => {
    expect((await signUp(changed)).status).toBe(201);
    expect((await signUpOtherwise(changed)).status).toBe(201);
    expect(caller.state.signUps.all().map((made) => made.body)).toEqual(
      [changed, changed].map((made) => JSON.parse(JSON.stringify(made))),
    );
  });

  it.each([
    ['parts of a home', { ...body, existingCustomer: false }, 400, '/existingCustomer'],
    ['a middle name', { ...body, contact: { ...body.contact, middleName: 'M' } }, 400, '/contact/middleName'],
    ['a sole trader without a birthday', { ...body, contact: person }, 400, '/contact/dob'],
    ['a company with a birthday', { ...company, contact: body.contact }, 422, '/contact/dob'],
    [
      'a number of a sole trader',
      { ...body, business: { ...body.business, registrationNumber: '9429041234567' } },
      400,
      '/business/registrationNumber',
    ],
    [
      'a number of zeros',
      { ...company, business: { ...company.business, registrationNumber: '0'.repeat(13) } },
      422,
      '/business/registrationNumber',
    ],
    ['the 29th for bills', { ...body, preferredBillDate: 29 }, 422, '/preferredBillDate'],
    [
      'a home’s site',
      { ...body, site: [{ ...site, primaryResidence: true }] },
      400,
      '/site/0/primaryResidence',
    ],
    [
      'the name of a bank',
      { ...body, billingAccount: { ...billingAccount, paymentMethod: directDebit } },
      400,
      '/billingAccount/paymentMethod/bankName',
    ],
    [
      'no address for bills',
      { ...body, billingAccount: { ...billingAccount, billing: { preference: 'POST', value: null } } },
      400,
      '/billingAccount/billing/address',
    ],
  ])('is refused with %s, by both routes', async (_name, changed, status, at) => {
    for (const answer of [await signUp(changed), await signUpOtherwise(changed)]) {
      expect(answer.status).toBe(status);
      expect(answer.body.reasons.map((reason: { at: string }) => reason.at)).toContain(at);
    }
    expect(caller.state.signUps.all()).toEqual([]);
  });

  it('names no sector', async () => {
    const answer = await signUp(body, { 'x-sector-id': 'RESIDENTIAL' });
    expect(answer).toMatchObject({ status: 400, body: { reasons: [{ at: 'x-sector-id' }] } });
  });
});
