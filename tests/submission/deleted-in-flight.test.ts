import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formEntries } from '#engine';
import { type Fault, type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { type Instance, today } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { type Filled, newVisitor, type Visitor } from '../support/instances/visitors.ts';
import { orderOf, orderPath, ordersSent, thanksPath } from '../support/journeys/gas-order.ts';
import {
  begin,
  goUpToLast,
  homeJourney,
  lastOf,
  livesAt,
  newCustomer,
  take,
} from '../support/journeys/home-sign-up.ts';

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };
const [last, filled] = lastOf(newCustomer);
const success = '/join/residential/success';

describe.each(databasesForLongTests)(
  'on $name, answers deleted in one tab while a press in another tab is in flight',
  ({ create }) => {
    let sandbox: RunningSandbox;
    let instances: readonly [Instance, Instance];
    let visitor: Visitor;
    let form: string;
    let cookie: string;

    beforeAll(async () => {
      sandbox = await startSandbox({ port: 0, clock: () => new Date(`${today}T00:00:00Z`) });
      const options = { databaseUrl: await create(), sandboxUrl: sandbox.url, releases };
      instances = [await startInstance(options), await startInstance(options)];
    });
    afterAll(() => sandbox.close());
    beforeEach(() => {
      sandbox.state.reset();
      visitor = newVisitor(homeJourney, instances);
      cookie = visitor.cookie;
    });

    const idOf = (cookie: string) => instances[0].deps.sessions.ids.read({ cookie }) ?? '';

    /**
     * Presses a step's button; goes on when the request has reached the service at the path, which answers late.
     * Other faults strike later calls.
     */
    async function pressInFlight(step: string, filled: Filled, path: string, ...others: readonly Fault[]) {
      sandbox.state.faults.replace([{ service: 'provider', path, kind: 'delay', ms: 1500 }, ...others]);
      form = await visitor.formOf(step);
      const pressed = visitor.press(step, form, filled);
      const arrived = () => sandbox.state.journal.received().some(({ reception }) => reception.path === path);
      await expect.poll(arrived).toBe(true);
      return { pressed };
    }

    /** Presses the button that deletes answers, at the other instance, as a browser without scripts does. */
    async function deleteAnswers(journey = homeJourney, step = 'address') {
      const entries = [
        [formEntries.run, form],
        [formEntries.forget, 'true'],
      ] as const;
      const headers = { cookie, accept: 'text/html' };
      const response = await instances[1].press(journey, step, entries, headers);
      return [response.status, response.headers.get('location')];
    }

    /** The page where the journey begins, as the visitor gets it: its step, or where it leads. */
    async function beginning() {
      const shown = await instances[0].open(homeJourney, 'customer-type', idOf(cookie));
      return shown?.shown === 'step' ? shown.model.step : shown?.path;
    }

    it('leave the page that says that the sign-up was made', async () => {
      await goUpToLast(visitor, newCustomer);
      const { pressed } = await pressInFlight(last, filled, '/servicerequest/onlinesignup');
      expect(await deleteAnswers()).toEqual([303, success]);
      expect(await beginning()).toBe(success);
      expect(await pressed).toMatchObject({ outcome: 'accepted', location: success });
      expect(sandbox.state.signUps.all()).toHaveLength(1);
      // That page has the button, too.
      expect(await deleteAnswers()).toEqual([303, '/join?cleared']);
      expect(await beginning()).toBe('customer-type');
    });

    it('are gone with those of a press that ends nothing', async () => {
      await take(visitor, begin);
      const [step, filled] = livesAt(1, 'Everything');
      const { pressed } = await pressInFlight(step, filled, '/supplypoint/icplist');
      expect(await deleteAnswers()).toEqual([303, '/join?cleared']);
      await pressed;
      expect(await instances[0].deps.sessions.read(idOf(cookie), homeJourney)).toBeUndefined();
    });

    it('are kept where nobody knows whether an order was placed, so that it is not placed again as another', async () => {
      visitor = visitor.at('gas-order');
      const lost = { service: 'provider', path: orderPath, kind: 'lost-answer', times: 4 } as const;
      const { pressed } = await pressInFlight('order', orderOf(), `${orderPath}/validate`, lost);
      expect(await deleteAnswers('gas-order', 'order')).toEqual([303, '/for-business/bottled-gas/order']);
      expect(await pressed).toMatchObject({ outcome: 'failed' });
      expect(await visitor.submit('order', orderOf())).toMatchObject({ location: thanksPath });
      expect(new Set(ordersSent(sandbox).map(({ id }) => id)).size).toBe(1);
      expect(sandbox.state.orders.all()).toHaveLength(1);
    });

    it('are not stored again by a press that their deletion did not wait for', async () => {
      await goUpToLast(visitor, newCustomer);
      const { pressed } = await pressInFlight(last, filled, '/servicerequest/onlinesignup');
      await instances[1].deps.sessions.remove(idOf(cookie), homeJourney);
      expect(await pressed).toMatchObject({ outcome: 'accepted' });
      expect(await instances[0].deps.sessions.read(idOf(cookie), homeJourney)).toBeUndefined();
    });
  },
);
