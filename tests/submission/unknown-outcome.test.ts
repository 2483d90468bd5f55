import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formEntries, type StepReply } from '#engine';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { deleteExpired } from '../support/databases/delete-expired.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { type Instance, type InstanceOptions, today } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { newVisitor, type Visitor } from '../support/instances/visitors.ts';
import { orderOf, orderPath, ordersSent, thanksPath } from '../support/journeys/gas-order.ts';
import { goUpToLast, homeJourney, lastOf, newCustomer } from '../support/journeys/home-sign-up.ts';

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };
const words = release.compiled.site.words.submissions;
const hour = 3_600_000;
const old = 'an-invented-secret-for-tests-only-of-last-year-01234';
const fresh = 'an-invented-secret-for-tests-only-of-this-year-01234';
const placed = { outcome: 'accepted', location: thanksPath };
const changed = orderOf({ cylinderQuantity: '4' });

describe.each(databasesForLongTests)('on $name, an order of which no answer came', ({ create }) => {
  let sandbox: RunningSandbox;
  let options: InstanceOptions;
  let instances: readonly [Instance, Instance];
  let visitor: Visitor;
  let now: number;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, clock: () => new Date(`${today}T00:00:00Z`) });
    options = { databaseUrl: await create(), sandboxUrl: sandbox.url, releases, now: () => now };
    now = Date.now();
    instances = [
      await startInstance({ ...options, secrets: [old] }),
      await startInstance({ ...options, secrets: [old] }),
    ];
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    sandbox.state.reset();
    now = Date.now();
    visitor = newVisitor('gas-order', instances);
  });

  const orders = () => sandbox.state.orders.all();
  const ids = () => new Set(ordersSent(sandbox).map(({ id }) => id));

  /** Presses once, with a sandbox that places the order and never answers. */
  async function pressUnheard(): Promise<string> {
    const form = await visitor.formOf('order');
    sandbox.state.faults.replace([{ service: 'provider', path: orderPath, kind: 'lost-answer', times: 4 }]);
    expect(await visitor.press('order', form, orderOf())).toMatchObject({ outcome: 'failed' });
    expect(orders()).toHaveLength(1);
    return form;
  }

  async function messages(of: Visitor = visitor): Promise<readonly string[]> {
    const shown = await of.open('order');
    return shown?.shown === 'step' ? shown.model.notices.map(({ message }) => message) : [];
  }

  it('goes on under its first id and with its first answers from a page that was open for a day', async () => {
    for (const filled of [orderOf(), changed]) {
      sandbox.state.reset();
      visitor = newVisitor('gas-order', instances);
      const form = await pressUnheard();
      now += 1.5 * hour;
      expect(await visitor.press('order', form, filled, 1)).toMatchObject(placed);
      expect([orders().length, ids().size]).toEqual([1, 1]);
    }
  });

  it('is not sent again once what was sent is forgotten: people check it, whatever is pressed', async () => {
    const form = await pressUnheard();
    now += 25 * hour;
    await deleteExpired(instances[0].database, now);
    expect(await visitor.press('order', form, changed, 1)).toMatchObject({ outcome: 'redirected' });
    expect(await messages()).toEqual([words.unsettled]);
    expect(await visitor.submit('order', changed)).toMatchObject({ outcome: 'redirected' });
    expect(await messages()).toEqual([words.unsettled]);
    expect([orders().length, ids().size]).toEqual([1, 1]);
  });

  it('goes on from a tab that was open while its answers were deleted', async () => {
    const form = await pressUnheard();
    const [again, id] = [await visitor.formOf('order'), visitor.cookie.split('=')[1] ?? ''];
    for (const tab of [form, again]) {
      await instances[0].deps.sessions.remove(id, 'gas-order');
      await visitor.press('order', tab, changed, 1);
      expect([orders().length, ids().size]).toEqual([1, 1]);
    }
  });

  it('is checked by people once its secret is gone, whatever is pressed', async () => {
    const form = await pressUnheard();
    const renewed = await startInstance({ ...options, secrets: [fresh] });
    const other = newVisitor('gas-order', [renewed]);
    expect(await other.press('order', form, orderOf())).toMatchObject({ outcome: 'redirected' });
    expect(await messages(other)).toEqual([words.unsettled]);
    expect(await other.submit('order', orderOf())).toMatchObject({ outcome: 'redirected' });
    expect(await messages(other)).toEqual([words.unsettled]);
    expect([orders().length, ids().size]).toEqual([1, 1]);
  });

  it('goes on while its secret is still among the older ones', async () => {
    const form = await pressUnheard();
    const rotated = await startInstance({ ...options, secrets: [fresh, old] });
    const headers = { cookie: visitor.cookie, accept: 'application/json' };
    const entries = [[formEntries.run, form] as const, ...orderOf()];
    const response = await rotated.press('gas-order', 'order', entries, headers);
    expect((await response.json()) as StepReply).toMatchObject(placed);
    expect([orders().length, ids().size]).toEqual([1, 1]);
  });

  it('is recognised by the service where a restored backup knows nothing of it', async () => {
    const form = await pressUnheard();
    const restored = await startInstance({ ...options, databaseUrl: await create(), secrets: [old] });
    const tab = newVisitor('gas-order', [restored]);
    await tab.press('order', form, orderOf());
    expect([orders().length, ids().size]).toEqual([1, 1]);
  });

  it('of a whole sign-up goes on a day later, when nothing is stored of its visitor', async () => {
    const [last, filled] = lastOf(newCustomer);
    visitor = newVisitor(homeJourney, instances);
    const form = await goUpToLast(visitor, newCustomer);
    sandbox.state.faults.replace([
      { service: 'provider', path: '/servicerequest/onlinesignup', kind: 'lost-answer', times: 1 },
      {
        service: 'site-api',
        path: '/api/onlinesignup/createonlinesignup',
        kind: 'status',
        status: 500,
        times: 1,
      },
    ]);
    expect(await visitor.press(last, form, filled)).toMatchObject({ outcome: 'failed' });
    now += 1.5 * hour;
    expect(await visitor.press(last, form, filled, 1)).toMatchObject({
      outcome: 'accepted',
      location: '/join/residential/success',
    });
    expect(sandbox.state.signUps.all()).toHaveLength(1);
  });
});
