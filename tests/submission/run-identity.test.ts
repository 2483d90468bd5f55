import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { deleteExpired } from '../support/databases/delete-expired.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import type { Instance } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { type Filled, newVisitor, type Visitor } from '../support/instances/visitors.ts';
import { orderOf, ordersSent, thanksPath } from '../support/journeys/gas-order.ts';

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };
const words = release.compiled.site.words.submissions;
const day = 24 * 3_600_000;
describe.each(databasesForLongTests)('on $name, a run', ({ create }) => {
  let sandbox: RunningSandbox;
  let instances: readonly [Instance, Instance];
  let visitor: Visitor;
  let now: number;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
    const options = { databaseUrl: await create(), sandboxUrl: sandbox.url, releases, now: () => now };
    now = Date.now();
    instances = [await startInstance(options), await startInstance(options)];
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    now = Date.now();
    sandbox.state.faults.clear();
    sandbox.state.journal.clear();
    sandbox.state.orders.clear();
    visitor = newVisitor('gas-order', instances);
  });

  const placed = { outcome: 'accepted', location: thanksPath };
  const purge = () => deleteExpired(instances[0].database, now);

  async function shownNow() {
    const shown = await visitor.open('order');
    if (shown?.shown !== 'step') throw new Error('The form is not shown.');
    return {
      form: shown.formToken,
      given: shown.model.given,
      messages: shown.model.notices.map(({ message }) => message),
    };
  }

  async function kept() {
    const id = visitor.cookie.split('=')[1] ?? '';
    return await instances[0].deps.sessions.read(id, 'gas-order');
  }

  it('is another one each time that the same visitor orders the same, and each order is sent', async () => {
    for (const later of [0, 40, 80]) {
      now = Date.now() + later * day;
      await purge();
      expect(await visitor.submit('order', orderOf()), `${later} days`).toMatchObject(placed);
    }
    const sent = ordersSent(sandbox);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(sandbox.state.orders.all()).toHaveLength(3);
  });

  it('sends nothing by a form that was open for too long: it says so and keeps what was typed', async () => {
    for (const hasPressed of [false, true]) {
      visitor = newVisitor('gas-order', instances);
      if (hasPressed) await visitor.submit('order', orderOf({ phone: '' }));
      const form = await visitor.formOf('order');
      now += 82 * day;
      expect(await visitor.press('order', form, orderOf())).toMatchObject({ outcome: 'redirected' });
      const { messages, given } = await shownNow();
      expect([messages, given.email]).toEqual([[words.stale], 'aroha@example.co.nz']);
      expect(ordersSent(sandbox)).toEqual([]);
      expect(await visitor.submit('order', orderOf())).toMatchObject(placed);
      sandbox.state.journal.clear();
    }
  });

  it('says nothing of a form that it did not make, and sends nothing by it', async () => {
    const form = await visitor.formOf('order');
    for (const forged of ['', 'x', form.slice(1), `${form}A`, form.replace(/\..*/, '.')]) {
      expect(await visitor.press('order', forged, orderOf()), forged).toMatchObject({
        outcome: 'redirected',
      });
    }
    expect(ordersSent(sandbox)).toEqual([]);
  });

  it('is known to have been sent a year later, when all that is personal of it is forgotten', async () => {
    const form = await visitor.formOf('order');
    await visitor.press('order', form, orderOf());
    now += 365 * day;
    await purge();
    expect(await visitor.press('order', form, orderOf(), 1)).toMatchObject({ outcome: 'redirected' });
    expect((await shownNow()).messages).toEqual([words.repeated]);
    expect(ordersSent(sandbox)).toHaveLength(1);
  });

  it('is stored by its first press and not before', async () => {
    await visitor.open('order');
    expect(await kept()).toBeUndefined();
    await visitor.submit('order', orderOf({ email: '' }));
    expect(await kept()).toMatchObject({ revision: expect.any(Number) });
  });

  it('is one for two tabs that were opened before anything was pressed', async () => {
    for (const isAtOnce of [false, true]) {
      visitor = newVisitor('gas-order', instances);
      sandbox.state.journal.clear();
      const tabs = [await visitor.formOf('order'), await visitor.formOf('order')] as const;
      expect(tabs[0]).not.toBe(tabs[1]);
      const presses = [...tabs, ...tabs].map(
        (form, index) => () => visitor.press('order', form, orderOf(), index),
      );
      const replies = isAtOnce ? await Promise.all(presses.map((press) => press())) : await inTurn(presses);
      for (const reply of replies) expect(reply).toMatchObject(placed);
      expect(ordersSent(sandbox)).toHaveLength(1);
    }
  });

  it('says of other answers in another tab that they were not sent, and sends them as another order when asked to', async () => {
    const [first, second] = [await visitor.formOf('order'), await visitor.formOf('order')];
    const elsewhere = orderOf({ address: '99 Other Street, Te Aro, Wellington 6011' });
    expect(await visitor.press('order', first, orderOf())).toMatchObject(placed);
    expect(await visitor.press('order', second, elsewhere)).toMatchObject({ outcome: 'redirected' });
    expect(ordersSent(sandbox)).toHaveLength(1);
    const { messages, given, form } = await shownNow();
    expect([messages, given.address]).toEqual([[words.repeated], '99 Other Street, Te Aro, Wellington 6011']);
    expect(await visitor.press('order', form, elsewhere)).toMatchObject(placed);
    expect(new Set(ordersSent(sandbox).map(({ id }) => id)).size).toBe(2);
  });

  it('tells whoever opens its form again that it was received, and begins another with that form', async () => {
    await visitor.submit('order', orderOf());
    const { messages, given, form } = await shownNow();
    expect([messages, given.email]).toEqual([[words.received], undefined]);
    expect(await visitor.press('order', form, orderOf())).toMatchObject(placed);
    expect(sandbox.state.orders.all()).toHaveLength(2);
  });

  describe('that is over', () => {
    it('changes the id of its visitor, and the id before ends soon after the new one is used', async () => {
      const before = visitor.cookie;
      await visitor.submit('order', orderOf());
      const after = visitor.cookie;
      expect(after).not.toBe(before);
      const seen = async (cookie: string) => {
        const id = instances[0].deps.sessions.ids.read({ cookie }) ?? '';
        return (await instances[0].deps.sessions.read(id, 'gas-order')) !== undefined;
      };
      // Should the answer that bore the new id be lost, the visitor still has the one before.
      now += 30 * 60_000;
      expect(await seen(before)).toBe(true);
      expect(await seen(after)).toBe(true);
      expect(await seen(before)).toBe(true);
      now += 10 * 60_000;
      expect([await seen(before), await seen(after)]).toEqual([false, true]);
    });

    it('tells a press that was under way with the id before what came of it', async () => {
      const form = await visitor.formOf('order');
      const entries = [['_run', form] as const, ...orderOf()];
      const headers = { cookie: visitor.cookie, accept: 'application/json' };
      await visitor.press('order', form, orderOf());
      await visitor.open('order');
      const late = await instances[1].press('gas-order', 'order', entries, headers);
      expect(await late.json()).toMatchObject(placed);
      expect(ordersSent(sandbox)).toHaveLength(1);
    });
  });

  it('does not outlive the id of its visitor, however often that is used', async () => {
    const { ids } = instances[0].deps.sessions;
    const first = visitor.cookie;
    for (let days = 0; days < 7; days++) {
      await visitor.submit('order', orderOf({ email: '' }));
      expect([days, visitor.cookie, ids.read({ cookie: first })]).toEqual([days, first, expect.any(String)]);
      now += day - 1;
    }
    now += 7;
    expect(ids.read({ cookie: first })).toBeUndefined();
    await visitor.submit('order', orderOf({ email: '' }));
    expect(visitor.cookie).not.toBe(first);
  });

  it('keeps the campaign that brought its visitor, from the first press on', async () => {
    const { deps } = instances[0];
    const sessionId = deps.sessions.ids.issue();
    const join = await instances[0].open(
      'residential-join',
      'customer-type',
      sessionId,
      '?utm_source=spring',
    );
    if (join?.shown !== 'step') throw new Error('The form is not shown.');
    expect(await deps.sessions.read(sessionId, 'residential-join')).toBeUndefined();
    const entries: Filled = [
      ['_run', join.formToken],
      ['customerType', 'residential'],
    ];
    const headers = { cookie: `__Host-waymark=${sessionId}` };
    await instances[0].press('residential-join', 'customer-type', entries, headers);
    expect(await deps.sessions.read(sessionId, 'residential-join')).toMatchObject({
      state: { captured: { utmSource: 'spring' } },
    });
  });
});

async function inTurn<Value>(works: readonly (() => Promise<Value>)[]): Promise<readonly Value[]> {
  const values: Value[] = [];
  for (const work of works) values.push(await work());
  return values;
}
