import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StepReply } from '#engine';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import type { Instance } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { newVisitor, type Visitor } from '../support/instances/visitors.ts';
import { orderOf, orderPath, ordersSent, thanksPath } from '../support/journeys/gas-order.ts';
import { waymark } from '../support/running/fake-terminal.ts';

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };
const unknown = release.compiled.site.words.submissions.unknown;
const failed = "Sorry, we couldn't process your request!";
describe.each(databasesForLongTests)(
  'on $name, an order that is pressed again with other answers',
  ({ create }) => {
    let sandbox: RunningSandbox;
    let instance: Instance;
    let databaseUrl: string;
    let visitor: Visitor;

    beforeAll(async () => {
      sandbox = await startSandbox({ port: 0 });
      databaseUrl = await create();
      const circuit = { failuresToOpen: 1000, restMs: 1 };
      instance = await startInstance({ databaseUrl, sandboxUrl: sandbox.url, releases, circuit });
    });
    afterAll(() => sandbox.close());
    beforeEach(() => {
      sandbox.state.faults.clear();
      sandbox.state.journal.clear();
      sandbox.state.orders.clear();
      visitor = newVisitor('gas-order', [instance]);
    });

    const messagesOf = (reply: StepReply) =>
      'notices' in reply ? reply.notices.map(({ message }) => message) : [];
    const fault = (more: object) =>
      sandbox.state.faults.replace([{ service: 'provider', path: orderPath, times: 4, ...more } as never]);
    async function unknownCalls(): Promise<
      readonly { readonly calls: readonly { readonly transactionId: string }[] }[]
    > {
      const environment = { DATABASE_URL: databaseUrl };
      return JSON.parse((await waymark(['submissions', '--json'], { environment })).out);
    }

    it('is repeated as it was while nobody knows its outcome, and operators are told of it meanwhile', async () => {
      fault({ kind: 'lost-answer' });
      const form = await visitor.formOf('order');
      expect(messagesOf(await visitor.press('order', form, orderOf()))).toEqual([`${failed}\n${unknown}`]);
      const [sent] = ordersSent(sandbox);
      expect(await unknownCalls()).toMatchObject([
        {
          journey: 'gas-order',
          step: 'order',
          calls: [{ operation: 'order-create', transactionId: sent?.id }],
        },
      ]);
      expect(await visitor.press('order', form, orderOf({ phone: '0215550199' }))).toMatchObject({
        outcome: 'accepted',
        location: thanksPath,
      });
      expect(new Set(ordersSent(sandbox).map((each) => JSON.stringify(each)))).toEqual(
        new Set([JSON.stringify(sent)]),
      );
      expect(sandbox.state.orders.all()).toHaveLength(1);
      expect(await unknownCalls()).toEqual([]);
    });

    it('is another order once it is known that the first was not placed', async () => {
      fault({ kind: 'status', status: 422 });
      const form = await visitor.formOf('order');
      expect(messagesOf(await visitor.press('order', form, orderOf()))).toEqual([failed]);
      expect(await unknownCalls()).toEqual([]);
      await visitor.press('order', form, orderOf({ phone: '0215550199' }));
      const ids = ordersSent(sandbox).map(({ id }) => id);
      expect([ids.length, new Set(ids).size]).toEqual([5, 2]);
      expect(JSON.stringify(sandbox.state.orders.all())).toContain('0215550199');
    });
  },
);
