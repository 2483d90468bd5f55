import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SubmissionReply } from '#engine';
import { showStep } from '#server';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import type { Instance } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';

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

describe.each(databasesForLongTests)('an order on $name', ({ create }) => {
  let sandbox: RunningSandbox;
  let instances: readonly [Instance, ...Instance[]];
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
    cookie = `__Host-waymark=${instances[0].deps.sessions.ids.issue()}`;
  });

  /** Opens the order page as a browser would: the run its form is made for. */
  async function openForm(): Promise<string> {
    const sessionId = cookie.split('=')[1] ?? '';
    const shown = await showStep({ sessionId, journey: 'gas-order', step: 'order' }, instances[0].deps);
    return shown?.shown === 'step' ? shown.formToken : '';
  }

  async function press(run: string, instance = 0, entries = order): Promise<SubmissionReply> {
    const form = [['_run', run] as const, ...entries];
    const headers = { cookie, accept: 'application/json' };
    const response = await (instances[instance % 3] ?? instances[0]).press(
      'gas-order',
      'order',
      form,
      headers,
    );
    return (await response.json()) as SubmissionReply;
  }

  const received = (path: string) =>
    sandbox.state.journal
      .received('provider')
      .map(({ reception }) => reception)
      .filter((reception) => reception.path === path);

  it('is validated, placed, and answered with the address of the thanks page', async () => {
    expect(await press(await openForm())).toEqual({
      outcome: 'accepted',
      location: thanks,
      events: [expect.objectContaining({ event: expect.any(String) })],
    });
    expect(received(validatePath)).toHaveLength(1);
    expect(received(createPath)).toHaveLength(1);
  });

  it('is placed once however often and wherever it is pressed at the same time', async () => {
    const run = await openForm();
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => press(run, index)));
    expect(received(createPath)).toHaveLength(1);
    expect(new Set(replies.map((reply) => `${reply.outcome} ${reply.location}`)).size).toBe(1);
    expect(replies[0]?.outcome).toBe('accepted');
    expect(replies.flatMap((reply) => reply.events)).toHaveLength(1);
  });

  it('is not placed again by a tab that still shows the form of the order before', async () => {
    const run = await openForm();
    await press(run);
    const changed = order.map(([name, value]) => [name, name === 'cylinderQuantity' ? '4' : value] as const);
    expect(await press(run, 1)).toMatchObject({ outcome: 'accepted', location: thanks, events: [] });
    expect(await press(run, 2, changed)).toMatchObject({ outcome: 'redirected' });
    expect(sandbox.state.orders.all()).toHaveLength(1);
  });

  it('is placed once when the answer to the order is lost, under one transaction id', async () => {
    sandbox.state.faults.replace([{ service: 'provider', path: createPath, kind: 'lost-answer', times: 2 }]);
    const run = await openForm();
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => press(run, index)));
    expect(replies.every((reply) => reply.outcome === 'accepted')).toBe(true);
    expect(sandbox.state.orders.all()).toHaveLength(1);
    const ids = received(createPath).map((entry) => entry.headers['x-transaction-id']);
    expect(ids.length).toBe(3);
    expect(new Set(ids).size).toBe(1);
  });

  it('is tried four times at most, then the banner is shown and nothing was placed', async () => {
    sandbox.state.faults.replace([{ service: 'provider', path: createPath, kind: 'status', status: 503 }]);
    expect(await press(await openForm())).toMatchObject({
      outcome: 'failed',
      notices: [{ tone: 'error', message: "Sorry, we couldn't process your request!" }],
    });
    expect(received(validatePath)).toHaveLength(1);
    expect(received(createPath)).toHaveLength(4);
    expect(sandbox.state.orders.all()).toHaveLength(0);
  });

  it('that the provider broke over is said to be in doubt, and the very same is asked for by the next press', async () => {
    sandbox.state.faults.replace([
      { service: 'provider', path: createPath, kind: 'status', status: 500, times: 4 },
    ]);
    const run = await openForm();
    expect(await press(run)).toMatchObject({
      outcome: 'failed',
      notices: [
        {
          message: `Sorry, we couldn't process your request!\n${release.compiled.site.words.submissions.unknown}`,
        },
      ],
    });
    const more = order.map(([name, value]): readonly [string, string] => [
      name,
      name === 'cylinderQuantity' ? '4' : value,
    ]);
    expect((await press(run, 1, more)).outcome).toBe('accepted');
    expect(new Set(received(createPath).map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(sandbox.state.orders.all()).toHaveLength(1);
  }, 20_000);

  it('goes through on the next press once the provider is back, with the same transaction id', async () => {
    sandbox.state.faults.replace([
      { service: 'provider', path: createPath, kind: 'status', status: 500, times: 4 },
    ]);
    const run = await openForm();
    expect((await press(run)).outcome).toBe('failed');
    expect((await press(run, 1)).outcome).toBe('accepted');
    expect(new Set(received(createPath).map((entry) => entry.headers['x-transaction-id'])).size).toBe(1);
    expect(sandbox.state.orders.all()).toHaveLength(1);
  });

  it('can be followed by another order after it was accepted', async () => {
    await press(await openForm());
    const again = order.map(([name, value]): readonly [string, string] => [
      name,
      name === 'cylinderQuantity' ? '4' : value,
    ]);
    expect((await press(await openForm(), 0, again)).outcome).toBe('accepted');
    expect(sandbox.state.orders.all()).toHaveLength(2);
  });

  it('sends nothing when the form has problems, and says the first of them to analytics', async () => {
    const reply = await press(
      await openForm(),
      0,
      order.filter(([name]) => name !== 'email'),
    );
    expect(reply).toMatchObject({ outcome: 'invalid' });
    expect(received(validatePath)).toHaveLength(0);
  });
});
