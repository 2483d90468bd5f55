import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../server.ts';

const path = '/v2/expr/cms/orders/lpg';
const transactionId = '3f2b8a52-93a1-4d0e-8f5b-6f1f0a2d9c11';

const order = {
  numberOfBottles: 2,
  addDogNote: 1,
  keySecurityCode: '1234#',
  accessIssues: 1,
  extraComments: 'Gate sticks',
  bottleSize: '09',
  userName: 'Aroha Ngata',
};
const validateBody = {
  order,
  supplyAgreement: { id: '10002345' },
  emailAddress: 'aroha@example.co.nz',
  deliveryAddress: '12 Cuba Street, Te Aro, Wellington 6011',
};
const createBody = {
  order,
  supplyAgreement: {
    id: '10002345',
    contact: {
      deliveryAddress: validateBody.deliveryAddress,
      communicationDetails: [
        { type: 'MOBILE', value: '+64 21 555 010' },
        { type: 'EMAIL', value: 'aroha@example.co.nz' },
      ],
    },
  },
};

let clock = new Date('2026-03-02T00:00:00Z');
let sandbox: RunningSandbox;
let headers: Record<string, string>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock: () => clock, tokenLifetimeSeconds: 300 });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.state.reset();
  const { access_token } = await (await askToken()).json();
  headers = {
    authorization: `Bearer ${access_token}`,
    'content-type': 'application/json',
    'x-client-id': 'sandbox-client',
    'x-client-secret': 'sandbox-secret',
    'x-transaction-id': transactionId,
    'x-brand-id': 'SANDBOX',
    'x-application-id': 'CMS',
    'x-channel-id': 'Browser',
  };
});

function askToken(authorization = `Basic ${btoa('sandbox-client:sandbox-secret')}`): Promise<Response> {
  return fetch(`${sandbox.url}/provider/oauth2/token`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
}

async function send(call: string, body: unknown, changed: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.url}/provider${call}`, {
    method: 'POST',
    headers: { ...headers, ...changed },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

describe('the token endpoint', () => {
  it('gives a bearer token for the application credential', async () => {
    expect(await (await askToken()).json()).toMatchObject({ token_type: 'Bearer', expires_in: 300 });
  });

  it('refuses another credential', async () => {
    expect((await askToken(`Basic ${btoa('sandbox-client:guess')}`)).status).toBe(401);
  });
});

describe('the chat status', () => {
  it.each([
    ['home', 200, { active: true }],
    ['closed', 200, { active: false }],
  ])('of the page "%s" is told', async (pageId, status, body) => {
    const response = await fetch(
      `${sandbox.url}/provider/v1/expr/genesys-cloud/webmessenger/status?pageId=${pageId}`,
      {
        headers,
      },
    );
    expect([response.status, await response.json()]).toEqual([status, body]);
  });

  it('wants the provider headers', async () => {
    const { 'x-brand-id': _, ...others } = headers;
    const path = '/provider/v1/expr/genesys-cloud/webmessenger/status?pageId=home';
    expect((await fetch(sandbox.url + path, { headers: others })).status).toBe(400);
    expect((await fetch(sandbox.url + path)).status).toBe(401);
  });
});

describe('the order calls', () => {
  it('take a good order', async () => {
    expect(await send(`${path}/validate`, validateBody)).toEqual({ status: 200, body: { valid: true } });
    expect((await send(path, createBody)).status).toBe(201);
  });

  it.each([
    ['authorization', ''],
    ['authorization', 'Bearer made-up'],
    ['x-client-id', 'someone'],
    ['x-client-secret', 'guess'],
  ])('answer 401 when %s is "%s"', async (name, value) => {
    const answer = await send(path, createBody, { [name]: value });
    expect(answer).toMatchObject({ status: 401, body: { reasons: [{ at: name }] } });
  });

  it('answer 401 once the token has expired', async () => {
    clock = new Date(clock.getTime() + 300_000);
    expect((await send(path, createBody)).status).toBe(401);
  });

  it.each(['x-transaction-id', 'x-brand-id', 'x-application-id', 'x-channel-id'])(
    'answer 400 when %s is not as agreed',
    async (name) => {
      const answer = await send(path, createBody, { [name]: 'other' });
      expect(answer).toMatchObject({ status: 400, body: { reasons: [{ at: name }] } });
    },
  );

  it.each([
    ['text that is not JSON', '{', ''],
    [
      'a quantity in words',
      { ...validateBody, order: { ...order, numberOfBottles: '2' } },
      '/order/numberOfBottles',
    ],
    ['a size as a number', { ...validateBody, order: { ...order, bottleSize: 45 } }, '/order/bottleSize'],
    ['a missing name', { ...validateBody, order: { ...order, userName: undefined } }, '/order/userName'],
    ['an unknown property', { ...validateBody, coupon: 'X' }, '/coupon'],
  ])('answer 400 to %s', async (_, body, at) => {
    const answer = await send(`${path}/validate`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.reasons.map((reason: { at: string }) => reason.at)).toContain(at);
  });

  it.each([
    ['too many at once', { ...validateBody, order: { ...order, numberOfBottles: 16 } }],
    ['a size without its leading zero', { ...validateBody, order: { ...order, bottleSize: '9' } }],
    ['a short customer number', { ...validateBody, supplyAgreement: { id: '1234567' } }],
    ['an unknown customer', { ...validateBody, supplyAgreement: { id: '00000000' } }],
    ['a dog where nothing bars the way', { ...validateBody, order: { ...order, accessIssues: 0 } }],
    ['an address that is no e-mail', { ...validateBody, emailAddress: 'aroha' }],
  ])('answer 422 to %s', async (_, body) => {
    expect((await send(`${path}/validate`, body)).status).toBe(422);
  });

  it('want one mobile and one e-mail entry', async () => {
    const [mobile] = createBody.supplyAgreement.contact.communicationDetails;
    const contact = { ...createBody.supplyAgreement.contact, communicationDetails: [mobile, mobile] };
    const answer = await send(path, { order, supplyAgreement: { id: '10002345', contact } });
    expect(answer.status).toBe(422);
  });

  it('create the order even when the answer is planned to be lost', async () => {
    sandbox.state.faults.replace([{ service: 'provider', path, kind: 'lost-answer' }]);
    await expect(send(path, createBody)).rejects.toThrow('fetch failed');
    expect(sandbox.state.orders.all()).toMatchObject([{ transactionId, body: createBody }]);
  });

  it('create one order for one transaction id', async () => {
    const first = await send(path, createBody);
    expect(await send(path, createBody)).toEqual(first);
    expect(sandbox.state.orders.all()).toMatchObject([{ transactionId, repeats: 1, body: createBody }]);
  });
});
