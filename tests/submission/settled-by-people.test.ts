import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { deleteExpired } from '../support/databases/delete-expired.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import type { Instance } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { newVisitor, type Visitor } from '../support/instances/visitors.ts';
import { orderOf, orderPath, ordersSent, thanksPath } from '../support/journeys/gas-order.ts';
import { waymark } from '../support/running/fake-terminal.ts';

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };
const words = release.compiled.site.words.submissions;
const secret = 'an-invented-secret-for-tests-only-of-one-shop-012345';
const placed = { outcome: 'accepted', location: thanksPath };
const changed = orderOf({ cylinderQuantity: '4' });

describe.each(databasesForLongTests)(
  'on $name, an order that the service refuses with an error for ever',
  ({ create }) => {
    let sandbox: RunningSandbox;
    let instance: Instance;
    let visitor: Visitor;
    let form: string;
    let id: string;
    let now: number;
    let databaseUrl: string;

    beforeAll(async () => {
      sandbox = await startSandbox({ port: 0 });
      databaseUrl = await create();
      now = Date.now();
      const options = { databaseUrl, sandboxUrl: sandbox.url, releases, now: () => now };
      instance = await startInstance({ ...options, secrets: [secret] });
    });
    afterAll(() => sandbox.close());
    beforeEach(async () => {
      sandbox.state.reset();
      now = Date.now();
      visitor = newVisitor('gas-order', [instance]);
      form = await visitor.formOf('order');
      sandbox.state.faults.replace([
        { service: 'provider', path: orderPath, kind: 'status', status: 500, times: 4 },
      ]);
      expect(await visitor.press('order', form, orderOf())).toMatchObject({ outcome: 'failed' });
      id = String(ordersSent(sandbox)[0]?.id);
    });

    const operate = (...args: readonly string[]) =>
      waymark(['submissions', ...args], {
        environment: { DATABASE_URL: databaseUrl, WAYMARK_SECRET: secret },
      });
    const settle = (verdict: string) =>
      operate(id, verdict, '--why', 'asked the provider', '--author', 'olive');

    it('is shown to people with what was sent', async () => {
      expect((await operate()).out).toContain(id);
      const { exitCode, out } = await operate(id);
      expect(exitCode).toBe(1);
      expect(JSON.parse(out)).toMatchObject([
        { operation: 'order-create', transactionId: id, sent: { numberOfBottles: 2 } },
      ]);
      expect((await operate('no-such-id')).err).toContain('No submission');
    });

    it('is sent with corrected answers under another id once people say that it did not arrive', async () => {
      expect(await settle('--not-arrived')).toMatchObject({ exitCode: 0 });
      expect((await operate()).out).not.toContain(id);
      expect(await visitor.press('order', form, changed)).toMatchObject(placed);
      const last = ordersSent(sandbox).at(-1);
      expect(last?.id).not.toBe(id);
      expect(last?.body).toMatchObject({ order: { numberOfBottles: 4 } });
    });

    it('ends as if it had been answered once people say that it arrived, by whatever tab', async () => {
      const tabs = [form, await visitor.formOf('order')];
      expect(await settle('--arrived')).toMatchObject({ exitCode: 0 });
      const sent = ordersSent(sandbox).length;
      for (const tab of tabs) expect(await visitor.press('order', tab, changed)).toMatchObject(placed);
      expect(ordersSent(sandbox)).toHaveLength(sent);
    });

    it('ends so for a visitor who only looks, once', async () => {
      expect(await settle('--arrived')).toMatchObject({ exitCode: 0 });
      const sent = ordersSent(sandbox).length;
      expect(await visitor.open('order')).toMatchObject({ shown: 'redirect', path: thanksPath });
      expect(await visitor.open('order')).toMatchObject({ shown: 'step', model: { given: {} } });
      expect(ordersSent(sandbox)).toHaveLength(sent);
    });

    it('is said to have been received once people say that it arrived, when what was sent is forgotten', async () => {
      now += 25 * 3_600_000;
      await deleteExpired(instance.database, now);
      expect(await settle('--arrived')).toMatchObject({ exitCode: 0 });
      const sent = ordersSent(sandbox).length;
      expect(await visitor.press('order', form, changed)).toMatchObject({ outcome: 'redirected' });
      const shown = await visitor.open('order');
      const messages = shown?.shown === 'step' ? shown.model.notices.map(({ message }) => message) : [];
      expect(messages).toEqual([words.repeated]);
      expect(ordersSent(sandbox)).toHaveLength(sent);
    });

    it('may be sent anew once people say that it did not arrive, when what was sent is forgotten', async () => {
      now += 25 * 3_600_000;
      await deleteExpired(instance.database, now);
      await visitor.press('order', form, changed);
      expect(await visitor.submit('order', changed)).toMatchObject({ outcome: 'redirected' });
      expect(await settle('--not-arrived')).toMatchObject({ exitCode: 0 });
      expect(await visitor.submit('order', changed)).toMatchObject(placed);
    });

    it('is in the audit log with who settled it and why, and is settled once', async () => {
      await settle('--not-arrived');
      expect(await settle('--arrived')).toMatchObject({ exitCode: 1 });
      const { query } = instance.database;
      const entries = await query.selectFrom('audit').selectAll().where('subject', '=', id).execute();
      const detail = {
        verdict: 'not-arrived',
        why: 'asked the provider',
        journey: 'gas-order',
        step: 'order',
      };
      expect(entries).toMatchObject([{ actor: 'olive', action: 'settle', detail: JSON.stringify(detail) }]);
    });

    it('tells its visitor after the second attempt what was sent, what was not, and whom to call', async () => {
      const { faults } = sandbox.state;
      faults.replace([{ service: 'provider', path: orderPath, kind: 'status', status: 500 }]);
      expect(await visitor.press('order', form, changed)).toMatchObject({ outcome: 'failed' });
      const shown = await visitor.open('order');
      if (shown?.shown !== 'step') throw new Error('The form is not shown.');
      const [said, unsent] = shown.model.notices.flatMap(({ message }) => message.split('\n')).slice(-2);
      expect(said).toBe(words.unanswered);
      expect(unsent).toMatch(/: 4, was 2\.$/);
      expect(shown.model.given).toMatchObject({ cylinderQuantity: '4' });
    });

    it('is settled only with a reason and one verdict', async () => {
      expect((await operate(id, '--arrived')).exitCode).toBe(2);
      expect((await operate(id, '--arrived', '--not-arrived', '--why', 'x')).exitCode).toBe(2);
    });
  },
);
