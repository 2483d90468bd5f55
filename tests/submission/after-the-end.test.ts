import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showStep } from '#server';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { chooseBusiness, newBusiness } from '../business-sign-up/way.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { type Instance, today } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { type Filled, newVisitor, type Visitor } from '../support/instances/visitors.ts';
import {
  goUpToLast,
  homeJourney,
  lastOf,
  newCustomer,
  type Stage,
  take,
} from '../support/journeys/home-sign-up.ts';

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };
const halfAnHour = 30 * 60_000;
/** The steps of a journey up to the first answer that the other does not share. */
const halfOf = (journey: string) => (journey === homeJourney ? newCustomer : newBusiness).slice(0, 3);
const stages: readonly (readonly [journey: string, stages: readonly Stage[]])[] = [
  [homeJourney, newCustomer],
  ['business-join', newBusiness],
];

describe.each(databasesForLongTests)('on $name, after the end of', ({ create }) => {
  let sandbox: RunningSandbox;
  let instance: Instance;
  let visitor: Visitor;
  let now: number;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, clock: () => new Date(`${today}T00:00:00Z`) });
    const options = { databaseUrl: await create(), sandboxUrl: sandbox.url, releases, now: () => now++ };
    now = Date.parse('2026-03-01T01:15:00Z');
    instance = await startInstance(options);
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    now = Date.parse('2026-03-01T01:15:00Z');
    sandbox.state.reset();
  });

  describe.each(stages)('%s', (journey, way) => {
    const [last, filled] = lastOf(way);
    let form: string;

    async function signUp(): Promise<void> {
      if (journey !== homeJourney) await take(visitor.at(homeJourney), chooseBusiness);
      form = await goUpToLast(visitor, way);
      expect(await visitor.press(last, form, filled)).toMatchObject({ outcome: 'accepted' });
    }

    beforeEach(async () => {
      visitor = newVisitor(journey, [instance]);
      await signUp();
    });

    async function shown(step: string, at = visitor) {
      const found = await at.open(step);
      if (found?.shown !== 'step') throw new Error(`Not shown: ${JSON.stringify(found)}`);
      const { model } = found;
      return {
        messages: model.notices.map(({ message }) => message),
        given: model.given,
        text: JSON.stringify(model),
      };
    }
    const start = () => shown('customer-type', visitor.at(homeJourney));
    const signUps = () => sandbox.state.signUps.all();
    const stored = async () => {
      const id = visitor.cookie.split('=')[1] ?? '';
      const sessions = await instance.deps.sessions.readAll(id, [homeJourney, 'business-join']);
      return JSON.stringify([...sessions.values()]);
    };

    it('the end is shown again for half an hour, and then no more', async () => {
      for (const later of [0, 60_000, halfAnHour - 120_000]) {
        now += later;
        expect((await shown('success')).text).toContain('@example.co.nz');
      }
      now += halfAnHour;
      const { text, messages } = await shown('success');
      expect(text).not.toContain('@example.co.nz');
      expect(messages).toHaveLength(1);
      expect(await stored()).not.toContain('@example.co.nz');
    });

    it('leaving it deletes the answers and tells when which was sent', async () => {
      await shown('success');
      const { messages, given } = await start();
      const id = signUps()[0]?.transactionId;
      expect(messages).toEqual([expect.stringContaining('1 March 2026 at 2:15')]);
      expect(messages[0]).toContain(`reference is ${id}`);
      expect(given).toEqual({});
      expect(await stored()).not.toMatch(/aroha|Ngata|customerType/i);
      expect((await shown('success')).text).not.toContain('@example.co.nz');
    });

    it('all that is stored of it is deleted, or nothing if the store fails in between', async () => {
      await shown('success');
      const { deps } = instance;
      const fail = () => Promise.reject(new Error('The database is away.'));
      const failing = { ...deps, sessions: { ...deps.sessions, remove: fail } };
      const sessionId = visitor.cookie.split('=')[1] ?? '';
      const leaving = showStep({ sessionId, journey: homeJourney, step: 'customer-type' }, failing);
      await leaving.catch(() => undefined);
      const left = await stored();
      expect(left.includes('customerType')).toBe(left.includes('Ngata'));
      await start();
      expect(await stored()).not.toMatch(/aroha|Ngata|customerType/i);
    });

    it('another sign-up that is half done is kept, and what was sent is told beside it', async () => {
      visitor = newVisitor(journey, [instance]);
      const other = journey === homeJourney ? 'business-join' : homeJourney;
      await take(visitor.at(homeJourney), chooseBusiness);
      for (const stage of halfOf(other)) await take(visitor.at(other), stage);
      await signUp();
      await shown('success');
      const { messages } = await start();
      expect(messages).toEqual([expect.stringContaining(`reference is ${signUps().at(-1)?.transactionId}`)]);
      const { sessions } = instance.deps;
      const kept = await sessions.read(visitor.cookie.split('=')[1] ?? '', other);
      expect(JSON.stringify(kept)).toContain(other === homeJourney ? '"fuel"' : '"products"');
    });

    it('an end that nobody has seen is not left', async () => {
      const seen = await visitor.open(way[0]?.[0] === 'customer-type' ? 'plan-select' : 'term-select');
      expect(seen).toMatchObject({ shown: 'redirect', path: expect.stringMatching(/\/success$/) });
      expect((await shown('success')).text).toContain('@example.co.nz');
    });

    it('another can be sent, and an equal press of the first sends nothing more', async () => {
      await shown('success');
      expect(await visitor.press(last, form, filled)).toMatchObject({
        outcome: 'accepted',
        location: expect.stringMatching(/\/success$/),
      });
      await start();
      expect(await visitor.press(last, form, filled)).toMatchObject({ outcome: 'accepted' });
      expect(signUps()).toHaveLength(1);
      await signUp();
      expect(new Set(signUps().map(({ transactionId }) => transactionId)).size).toBe(2);
    });

    it('another press of the first form sends nothing, and keeps what was typed', async () => {
      await shown('success');
      await start();
      const other: Filled = [...filled, ['generalTerms', 'true']];
      expect(await visitor.press(last, form, other)).toMatchObject({ outcome: 'redirected' });
      expect(signUps()).toHaveLength(1);
    });
  });
});
