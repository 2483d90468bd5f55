import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#engine';
import { type ConnectedServices, connectServices, performOperation, sandboxServices } from '#server';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';

const path = '/v2/expr/cms/orders/lpg';
const transactionId = '8d1f9c1e-2f36-4f4c-9d3f-0c8a5a0b7e21';
const order = {
  numberOfBottles: 1,
  addDogNote: 0,
  keySecurityCode: 0,
  accessIssues: 0,
  bottleSize: '45',
  userName: 'Hana Tūhoe',
};
const address = '12 Cuba Street, Te Aro, Wellington 6011';

const call = {
  service: 'provider',
  method: 'POST',
  query: [],
  headers: { application: 'CMS', channel: 'Browser' },
  timeoutMs: 500,
  retry: 0,
  cacheSeconds: undefined,
  readsBody: false,
} as const;

const validate: OperationRequest = {
  ...call,
  operation: 'order-validate',
  path: `${path}/validate`,
  body: {
    order,
    supplyAgreement: { id: '10002345' },
    emailAddress: 'hana@example.co.nz',
    deliveryAddress: address,
  },
};

const create: OperationRequest = {
  ...call,
  operation: 'order-create',
  path,
  body: {
    order,
    supplyAgreement: {
      id: '10002345',
      contact: {
        deliveryAddress: address,
        communicationDetails: [
          { type: 'MOBILE', value: '021555010' },
          { type: 'EMAIL', value: 'hana@example.co.nz' },
        ],
      },
    },
  },
};

let sandbox: RunningSandbox;
let services: ConnectedServices;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.state.reset();
  services?.close();
  services = connectServices(sandboxServices(sandbox.url), { logger: pino({ level: 'silent' }) });
});

describe('the order calls', () => {
  it('are taken by the provider with the headers and bodies it asks for', async () => {
    expect(await performOperation(validate, { services })).toMatchObject({
      outcome: 'answered',
      status: 200,
    });
    expect(await performOperation(create, { services })).toMatchObject({ outcome: 'answered', status: 201 });
    expect(sandbox.state.orders.all()).toMatchObject([{ body: create.body, repeats: 0 }]);
  });

  it('fail when the provider refuses the customer number', async () => {
    const unknown = {
      ...validate,
      body: { ...(validate.body as object), supplyAgreement: { id: '00000000' } },
    };
    expect(await performOperation(unknown, { services })).toEqual({
      outcome: 'failed',
      reason: 'status',
      status: 422,
    });
  });

  it('make one order when its answer was lost and it is sent again with its transaction id', async () => {
    sandbox.state.faults.replace([{ service: 'provider', path, kind: 'lost-answer', times: 1 }]);
    expect(await performOperation(create, { services, transactionId })).toEqual({
      outcome: 'failed',
      reason: 'network',
    });
    expect(await performOperation(create, { services, transactionId })).toMatchObject({
      outcome: 'answered',
    });
    expect(sandbox.state.orders.all()).toMatchObject([{ transactionId, repeats: 1 }]);
  });

  it('make no order while the provider cannot be asked for a token', async () => {
    sandbox.state.faults.replace([
      { service: 'provider', path: '/oauth2/token', kind: 'status', status: 500 },
    ]);
    expect(await performOperation(create, { services })).toEqual({
      outcome: 'failed',
      reason: 'status',
      status: 500,
    });
    expect(sandbox.state.orders.all()).toEqual([]);
  });
});
