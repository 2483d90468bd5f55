import { beforeEach, describe, expect, it } from 'vitest';
import { type ConnectedServices, findOperation, runOperation } from '#server';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { sandboxForTests } from '../support/instances/sandbox.ts';
import { operationScopeOf } from '../support/journeys/rule-scope.ts';

const release = shippedRelease();

const orderPath = '/v2/expr/cms/orders/lpg';
const transactionId = '8d1f9c1e-2f36-4f4c-9d3f-0c8a5a0b7e21';
const address = '12 Cuba Street, Te Aro, Wellington 6011';
const order = {
  name: 'Hana Tūhoe',
  customerNumber: '10002345',
  email: 'hana@example.co.nz',
  address,
  accessIssue: false,
  bottleSize: '09',
  numberOfBottles: 2,
};
const barred = {
  ...order,
  accessIssue: true,
  accessReasons: ['Dog', 'Security code'],
  securityCode: '0042',
};

const sandbox = sandboxForTests();
let services: ConnectedServices;
beforeEach(() => {
  services = sandbox.connect();
});

type Input = Readonly<Record<string, string | number | boolean | string[]>>;

async function run(id: string, input: Input) {
  const operation = findOperation(release, id);
  if (!operation) throw new Error(`There is no operation "${id}".`);
  return await runOperation(operation, input, { services, scope: operationScopeOf(release), transactionId });
}

const validate = (input: Input) => run('order-validate', input);
const create = (input: Input) => run('order-create', { ...input, phone: '+64 21 555 010' });

describe('the order calls as we ship them', () => {
  it.each([
    ['a plain order', order],
    ['an order behind a dog and a code', barred],
    [
      'an order with other trouble',
      { ...order, accessIssue: true, accessReasons: ['Other'], otherReason: 'Steep' },
    ],
  ])('are taken by the provider: %s', async (_, input) => {
    expect(await validate(input)).toMatchObject({ ok: true });
    expect(await create(input)).toMatchObject({ ok: true });
    expect(sandbox.state.orders.all()).toMatchObject([{ transactionId, repeats: 0 }]);
  });

  it('send what was answered in the places the provider expects', async () => {
    await create(barred);
    expect(sandbox.state.orders.all()[0]?.body).toEqual({
      order: {
        numberOfBottles: 2,
        addDogNote: 1,
        keySecurityCode: '0042',
        accessIssues: 1,
        extraComments: '',
        bottleSize: '09',
        userName: 'Hana Tūhoe',
      },
      supplyAgreement: {
        id: '10002345',
        contact: {
          deliveryAddress: address,
          communicationDetails: [
            { type: 'MOBILE', value: '+64 21 555 010' },
            { type: 'EMAIL', value: 'hana@example.co.nz' },
          ],
        },
      },
    });
  });

  it('fail when the provider does not know the customer', async () => {
    expect(await validate({ ...order, customerNumber: '00000000' })).toMatchObject({
      ok: false,
      reason: 'status',
    });
  });

  it('make one order when its answer was lost and it is sent again with its transaction id', async () => {
    sandbox.plan({
      service: 'provider',
      path: orderPath,
      kind: 'lost-answer',
      times: 1,
    });
    expect(await create(order)).toEqual({ ok: false, reason: 'network' });
    expect(await create(order)).toMatchObject({ ok: true });
    expect(sandbox.state.orders.all()).toMatchObject([{ transactionId, repeats: 1 }]);
  });

  it('make no order while the provider gives no token', async () => {
    sandbox.plan({ service: 'provider', path: '/oauth2/token', kind: 'status', status: 500 });
    expect(await create(order)).toMatchObject({ ok: false, reason: 'no-token' });
    expect(sandbox.state.orders.all()).toEqual([]);
  });
});
