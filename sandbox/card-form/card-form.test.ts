import { describe, expect, it } from 'vitest';
import { joinCaller } from '../testing/join-caller.ts';
import { signUpBody } from '../testing/sign-up-body.ts';

const caller = joinCaller();
const path = '/customer/payment/session';
const transactionId = '3f2b8a52-93a1-4d0e-8f5b-6f1f0a2d9c11';

const request = {
  type: 'validate',
  amount: '0.00',
  currency: 'NZD',
  storeCard: true,
  storeCardIndicator: 'recurring',
  merchantReference: 'WM-<1>',
  callbackUrls: {
    approved: 'http://127.0.0.1:4600/payment?card=approved',
    declined: 'http://127.0.0.1:4600/payment?card=declined',
    cancelled: 'http://127.0.0.1:4600/payment?card=cancelled',
  },
};

const visa = {
  cardNumber: '4111 1111 1111 1111',
  cardHolderName: 'A Ngata',
  expiryMonth: '05',
  expiryYear: '30',
  cvc: '123',
};

async function open(): Promise<{ id: string; form: string }> {
  const { body } = await caller.provider(path, { body: request });
  const link = body.links.find(({ method }: { method: string }) => method === 'REDIRECT');
  return { id: body.id, form: link.href };
}

/** Posts the form like a browser, with or without scripts. */
function press(form: string, button: string, entries: Record<string, string> = visa): Promise<Response> {
  const body = new URLSearchParams({ ...entries, press: button });
  return fetch(form, { method: 'POST', redirect: 'manual', body });
}

const read = async (id: string) => (await caller.provider(`${path}/${id}`)).body;

describe('a card session', () => {
  it('opens with a link to the hosted form', async () => {
    expect(await caller.provider(path, { body: request })).toEqual({
      status: 201,
      body: {
        id: 'CS00000001',
        state: 'init',
        links: [
          { rel: 'self', method: 'GET', href: `${caller.url}/provider${path}/CS00000001` },
          { rel: 'hpp', method: 'REDIRECT', href: `${caller.url}/card-form/session/CS00000001` },
        ],
      },
    });
    expect(await read('CS00000001')).toMatchObject({ state: 'init', transactions: [] });
  });

  it('opens once for a transaction id, and anew once it has ended', async () => {
    const again = () =>
      caller.provider(path, { body: request, headers: { 'x-transaction-id': transactionId } });
    const { body } = await again();
    expect((await again()).body).toEqual(body);
    await press(`${caller.url}/card-form/session/${body.id}`, 'cancel');
    expect((await again()).body.id).not.toBe(body.id);
  });

  it('is unknown by another id', async () => {
    expect((await caller.provider(`${path}/CS99999999`)).status).toBe(404);
    expect((await fetch(`${caller.url}/card-form/session/CS99999999`)).status).toBe(404);
  });

  it.each([
    ['an amount', { amount: '1.00' }, 422],
    ['a number as amount', { amount: 0 }, 422],
    ['another currency', { currency: 'AUD' }, 422],
    ['no reference', { merchantReference: undefined }, 400],
    [
      'a script to return to',
      { callbackUrls: { ...request.callbackUrls, declined: 'javascript:alert(1)' } },
      422,
    ],
    ['two ways back', { callbackUrls: { approved: 'http://a.test', declined: 'http://a.test' } }, 400],
    ['something unknown', { language: 'en' }, 400],
  ])('does not open with %s', async (_, changed, status) => {
    expect((await caller.provider(path, { body: { ...request, ...changed } })).status).toBe(status);
  });

  it('wants the provider headers', async () => {
    const { id } = await open();
    expect((await caller.provider(`${path}/${id}`, { headers: { authorization: undefined } })).status).toBe(
      401,
    );
    expect((await caller.provider(path, { body: request, headers: { 'x-sector-id': '' } })).status).toBe(400);
  });
});

describe('the hosted form', () => {
  it('is plain HTML that names every field and escapes what it shows', async () => {
    const response = await fetch((await open()).form);
    const page = await response.text();
    expect(response.headers.get('content-type')).toMatch('text/html');
    for (const name of Object.keys(visa)) {
      expect(page).toContain(`<label for="${name}">`);
      expect(page).toContain(`name="${name}"`);
    }
    expect(page).toContain('WM-&lt;1&gt;');
    expect(page).not.toContain('<script');
  });

  it.each([
    ['4111111111111111', 'visa', '411111........11'],
    ['5555555555554444', 'mastercard', '555555........44'],
    ['371111111111114', 'amex', '371111.......14'],
    ['36000000000008', 'diners', '360000......08'],
    ['3530111333300000', 'other', '353011........00'],
  ])('approves %s as %s and keeps it masked', async (cardNumber, type, masked) => {
    const { id, form } = await open();
    const response = await press(form, 'submit', { ...visa, cardNumber });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${request.callbackUrls.approved}&sessionId=${id}`);
    expect(await read(id)).toMatchObject({
      id,
      state: 'complete',
      transactions: [
        {
          id: `TX-${id}`,
          authorised: true,
          responseText: 'APPROVED',
          card: {
            id: `CARD-${id}`,
            cardHolderName: 'A Ngata',
            cardNumber: masked,
            type,
            dateExpiryMonth: '05',
            dateExpiryYear: '30',
          },
        },
      ],
    });
    expect(JSON.stringify(await caller.control('card-sessions'))).not.toContain(cardNumber);
  });

  it.each([
    ['4999999999999202', 'DECLINED'],
    ['4999999999999236', 'INSUFFICIENT FUNDS'],
  ])('declines %s: %s', async (cardNumber, responseText) => {
    const { id, form } = await open();
    const response = await press(form, 'submit', { ...visa, cardNumber });
    expect(response.headers.get('location')).toBe(`${request.callbackUrls.declined}&sessionId=${id}`);
    const { state, transactions } = await read(id);
    expect([state, transactions[0].responseText]).toEqual(['complete', responseText]);
    expect(transactions[0].card).not.toHaveProperty('id');
  });

  it('can be cancelled with nothing filled in', async () => {
    const { id, form } = await open();
    const response = await press(form, 'cancel', {});
    expect(response.headers.get('location')).toBe(`${request.callbackUrls.cancelled}&sessionId=${id}`);
    expect(await read(id)).toMatchObject({ state: 'cancelled', transactions: [] });
  });

  it('ends once: whoever comes back is sent on again', async () => {
    const { id, form } = await open();
    await press(form, 'cancel', {});
    for (const response of [await press(form, 'submit'), await fetch(form, { redirect: 'manual' })]) {
      expect(response.headers.get('location')).toBe(`${request.callbackUrls.cancelled}&sessionId=${id}`);
    }
    expect(await read(id)).toMatchObject({ state: 'cancelled' });
  });

  it.each([
    ['cardNumber', '4111111111111112'],
    ['cardHolderName', ''],
    ['expiryMonth', '13'],
    ['expiryYear', '2030'],
    ['expiryYear', '20'],
    ['cvc', 'abc'],
  ])('asks again when %s is "%s", and never shows the number', async (name, value) => {
    const { id, form } = await open();
    const response = await press(form, 'submit', { ...visa, [name]: value });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('class="mistake"');
    expect(page).not.toContain('4111');
    expect(await read(id)).toMatchObject({ state: 'init' });
  });

  it('takes a card to the end of its month', async () => {
    const { form } = await open();
    expect((await press(form, 'submit', { ...visa, expiryMonth: '02', expiryYear: '26' })).status).toBe(422);
    expect((await press(form, 'submit', { ...visa, expiryMonth: '03', expiryYear: '26' })).status).toBe(303);
  });

  it('gives the token a sign-up may be paid with', async () => {
    const { id, form } = await open();
    await press(form, 'submit');
    const { card } = (await read(id)).transactions[0];
    const paymentMethod = {
      paymentAuthority: 'CREDIT_CARD',
      termsAccepted: true,
      Confirmation: true,
      CCToken: card.id,
      CCCardExpiryDate: `${card.dateExpiryMonth}/${card.dateExpiryYear}`,
    };
    const body = { ...signUpBody, billingAccount: { ...signUpBody.billingAccount, paymentMethod } };
    expect((await caller.provider('/servicerequest/onlinesignup', { body })).status).toBe(201);
  });

  it('can be struck by faults and is written in the journal', async () => {
    const { form } = await open();
    caller.state.faults.replace([{ service: 'card-form', kind: 'status', status: 503, times: 1 }]);
    expect((await fetch(form)).status).toBe(503);
    expect(caller.state.journal.received('card-form')).toHaveLength(1);
  });
});
