import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SubmissionReply } from '#server';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { databases } from '../support/databases.ts';
import { type Instance, startInstance } from '../support/instances.ts';
import { shippedRelease } from '../support/shipped-documents.ts';

const createPath = '/v2/expr/cms/orders/lpg';
const validatePath = `${createPath}/validate`;
const thanks = '/for-business/bottled-gas/order/thanks';

const order: readonly (readonly [string, string])[] = [
  ['name', 'Aroha Ngata'],
  ['customerNumber', '12345678'],
  ['phone', '0215550100'],
  ['email', 'aroha@example.co.nz'],
  ['address', '12 Example Street, Te Aro, Wellington 6011'],
  ['propertyAccessIssue', 'true'],
  ['propertyAccessReasons', ''],
  ['propertyAccessReasons', 'Dog'],
  ['cylinderType', '09'],
  ['cylinderQuantity', '3'],
  ['recaptcha', 'true'],
];

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };

describe.each(databases)('an order on $name', ({ create }) => {
  let sandbox: RunningSandbox;
  let instances: readonly Instance[];
  let cookie: string;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
    const databaseUrl = await create();
    const options = { databaseUrl, sandboxUrl: sandbox.url, releases };
    const first = await startInstance(options);
    instances = [first, await startInstance(options), await startInstance(options)];
  });

  afterAll(() => sandbox.close());

  beforeEach(() => {
    sandbox.state.faults.clear();
    sandbox.state.journal.clear();
    sandbox.state.orders.clear();
    cookie = `__Host-waymark=${randomBytes(16).toString('base64url')}`;
  });

  async function press(instance = 0, entries = order): Promise<SubmissionReply> {
    const response = await (instances[instance % 3] as Instance).press('gas-order', 'order', entries, {
      cookie,
      accept: 'application/json',
    });
    return (await response.json()) as SubmissionReply;
  }

  const received = (path: string) =>
    sandbox.state.journal
      .received('provider')
      .map(({ reception }) => reception)
      .filter((reception) => reception.path === path);

  it('is validated, placed, and answered with the address of the thanks page', async () => {
    expect(await press()).toEqual({
      outcome: 'accepted',
      location: thanks,
      events: [expect.objectContaining({ event: expect.any(String) })],
    });
    expect(received(validatePath)).toHaveLength(1);
    expect(received(createPath)).toHaveLength(1);
  });

  it('is placed once however often and wherever it is pressed at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => press(index)));
    expect(received(createPath)).toHaveLength(1);
    expect(new Set(replies.map((reply) => `${reply.outcome} ${reply.location}`)).size).toBe(1);
    expect(replies[0]?.outcome).toBe('accepted');
  });

  it('is placed once when the answer to the order is lost, under one transaction id', async () => {
    sandbox.state.faults.replace([{ service: 'provider', path: createPath, kind: 'lost-answer', times: 2 }]);
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => press(index)));
    expect(replies.every((reply) => reply.outcome === 'accepted')).toBe(true);
    expect(sandbox.state.orders.all()).toHaveLength(1);
    const ids = received(createPath).map((entry) => entry.headers['x-transaction-id']);
    expect(ids.length).toBe(3);
    expect(new Set(ids).size).toBe(1);
  });

  it('is tried four times at most, then the banner is shown and nothing was placed', async () => {
    sandbox.state.faults.replace([{ service: 'provider', path: createPath, kind: 'status', status: 500 }]);
    expect(await press()).toMatchObject({
      outcome: 'failed',
      notices: [{ tone: 'error', message: "Sorry, we couldn't process your request!" }],
    });
    expect(received(validatePath)).toHaveLength(1);
    expect(received(createPath)).toHaveLength(4);
    expect(sandbox.state.orders.all()).toHaveLength(0);
  }, 20_000);

  it('goes through on the next press once the provider is back, with the same transaction id', async () => {
    sandbox.state.faults.replace([
      { service: 'provider', path: createPath, kind: 'status', status: 500, times: 4 },
    ]);
    expect((await press()).outcome).toBe('failed');
    expect((await press(1)).outcome).toBe('accepted');
    expect(new Set(received(createPath).map((entry) => entry.headers['x-transaction-id'])).size).toBe(1);
    expect(sandbox.state.orders.all()).toHaveLength(1);
  }, 20_000);

  it('can be followed by another order after it was accepted', async () => {
    await press();
    const again = order.map(([name, value]): readonly [string, string] => [
      name,
      name === 'cylinderQuantity' ? '4' : value,
    ]);
    expect((await press(0, again)).outcome).toBe('accepted');
    expect(sandbox.state.orders.all()).toHaveLength(2);
  });

  it('sends nothing when the form has problems, and says the first of them to analytics', async () => {
    const reply = await press(
      0,
      order.filter(([name]) => name !== 'email'),
    );
    expect(reply).toMatchObject({ outcome: 'invalid' });
    expect(received(validatePath)).toHaveLength(0);
  });
});
