import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeAnswer } from '#engine';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { type Instance, today } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { newVisitor, type Visitor } from '../support/instances/visitors.ts';
import {
  callbackOnly,
  existingCustomer,
  goUpToLast,
  homeJourney,
  lastOf,
  newCustomer,
  type Stage,
} from '../support/journeys/home-sign-up.ts';

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };

/** Short, so that no test waits for long until a killed instance counts as dead. */
/** Lease of instances that are killed. Others have the usual lease, so that a busy machine does not make them look dead. */
const leaseMs = 1000;
const secondPath = '/api/onlinesignup/createonlinesignup';

interface Sending {
  readonly title: string;
  readonly way: readonly Stage[];
  readonly service: 'provider' | 'site-api';
  readonly path: string;
  readonly made: (sandbox: RunningSandbox) => readonly { readonly transactionId: string }[];
  readonly done: string;
  /** Whether the press itself is tracked; for a sign-up, the page that follows it is. */
  readonly isTracked: boolean;
}

const signUps = ({ state }: RunningSandbox) => state.signUps.all();
const signUpPath = '/servicerequest/onlinesignup';
const success = '/join/residential/success';

const sendings: readonly Sending[] = [
  {
    title: 'the sign-up of a new customer',
    way: newCustomer,
    service: 'provider',
    path: signUpPath,
    made: signUps,
    done: success,
    isTracked: false,
  },
  {
    title: 'the sign-up of a customer',
    way: existingCustomer,
    service: 'provider',
    path: signUpPath,
    made: signUps,
    done: success,
    isTracked: false,
  },
  {
    title: 'a request to be called',
    way: callbackOnly,
    service: 'site-api',
    path: '/api/onlinesignup/createlead',
    made: ({ state }) => state.leads.all(),
    done: '/join/residential/callback-success',
    isTracked: true,
  },
];

describe.each(databasesForLongTests)('on $name', ({ create }) => {
  let sandbox: RunningSandbox;
  let databaseUrl: string;
  let instances: readonly Instance[];

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, clock: () => new Date(`${today}T00:00:00Z`) });
    databaseUrl = await create();
    const options = { databaseUrl, sandboxUrl: sandbox.url, releases };
    instances = [await startInstance(options), await startInstance(options), await startInstance(options)];
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    // Tokens stay: one that is withdrawn is another story.
    const { faults, journal, signUps, leads, tickets } = sandbox.state;
    for (const memory of [faults, journal, signUps, leads, tickets]) memory.clear();
  });

  const received = (path: string) =>
    sandbox.state.journal
      .received()
      .map(({ reception }) => reception)
      .filter((reception) => reception.path === path);

  /** Presses on an instance of its own, and kills that once its call has come to a path. */
  async function pressAndKill(visitor: Visitor, [step, filled]: Stage, run: string, path: string) {
    const entries = JSON.stringify([['_run', run], ...filled]);
    const settings = [databaseUrl, sandbox.url, String(leaseMs), visitor.cookie, homeJourney, step, entries];
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'killed-instance.child.ts'), ...settings],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const ended = once(child, 'exit');
    await expect.poll(() => received(path).length).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await ended;
  }

  describe.each(sendings)('$title', ({ way, service, path, made, done, isTracked }) => {
    const [last, filled] = lastOf(way);

    it('is sent once, and every press of ten at once on three instances is answered the same', async () => {
      const visitor = newVisitor(homeJourney, instances);
      const run = await goUpToLast(visitor, way);
      const replies = await Promise.all(
        Array.from({ length: 10 }, (_, index) => visitor.press(last, run, filled, index)),
      );
      expect(new Set(replies.map(({ outcome, location }) => `${outcome} ${location}`))).toEqual(
        new Set([`accepted ${done}`]),
      );
      expect(received(path)).toHaveLength(1);
      expect(made(sandbox)).toHaveLength(1);
      const tracked = replies.filter(({ events }) => events.length > 0);
      expect(tracked).toHaveLength(isTracked ? 1 : 0);
    });

    it('is not sent again by a second press, nor by a tab that still shows the form', async () => {
      const visitor = newVisitor(homeJourney, instances);
      const run = await goUpToLast(visitor, way);
      await visitor.press(last, run, filled);
      expect(await visitor.press(last, run, filled, 1)).toMatchObject({
        outcome: 'accepted',
        location: done,
        events: [],
      });
      const other = filled.map(([name, text]) => [name, name === 'firstName' ? 'Hine' : text] as const);
      await visitor.press(last, run, other, 2);
      expect(received(path)).toHaveLength(1);
    });

    it('is sent once when two tabs send different answers at the same time', async () => {
      const visitor = newVisitor(homeJourney, instances);
      const run = await goUpToLast(visitor, way);
      const other = filled.map(([name, text]) => [name, /name$/i.test(name) ? `${text} Two` : text] as const);
      await Promise.all([visitor.press(last, run, filled), visitor.press(last, run, other, 1)]);
      expect(received(path)).toHaveLength(1);
      expect(made(sandbox)).toHaveLength(1);
    });

    it('is made once when its answer is lost, under one transaction id', async () => {
      const visitor = newVisitor(homeJourney, instances);
      const run = await goUpToLast(visitor, way);
      sandbox.state.faults.replace([{ service, path, kind: 'lost-answer', times: 1 }]);
      const first = await visitor.press(last, run, filled);
      const reply = first.outcome === 'failed' ? await visitor.press(last, run, filled, 1) : first;
      expect(reply).toMatchObject({ outcome: 'accepted', location: done });
      expect(made(sandbox)).toHaveLength(1);
    });

    it('that fails says so, keeps what was filled in, and is sent under the same id by the next press', async () => {
      const visitor = newVisitor(homeJourney, instances);
      const run = await goUpToLast(visitor, way);
      sandbox.state.faults.replace([
        { service, path, kind: 'status', status: 503, times: 1 },
        {
          service: 'site-api',
          path: secondPath,
          kind: 'status',
          status: 503,
          times: 1,
        },
      ]);
      expect(await visitor.press(last, run, filled)).toMatchObject({
        outcome: 'failed',
        notices: [{ tone: 'error', message: 'Something went wrong, please try again.' }],
      });
      expect(made(sandbox)).toHaveLength(0);
      const shown = await visitor.open(last, 1);
      if (shown?.shown !== 'step') throw new Error('The visitor is sent away from the step that failed.');
      expect(shown.model.run).toBe(instances[0]?.deps.sessions.forms.read(homeJourney, run)?.run);
      const { definition, given } = shown.model;
      for (const [name, text] of filled.filter(([, text]) => text !== '' && text !== 'true')) {
        const field = definition.form.fields.find((each) => each.name === name);
        expect(field && writeAnswer(field, given[name]), name).toEqual([text]);
      }
      expect(await visitor.press(last, run, filled, 2)).toMatchObject({
        outcome: 'accepted',
        location: done,
      });
      const ids = [...received(path), ...received(secondPath)].map(
        ({ headers }) => headers['x-transaction-id'],
      );
      expect(ids.length).toBeGreaterThan(1);
      expect(new Set(ids)).toEqual(new Set(made(sandbox).map(({ transactionId }) => transactionId)));
    });

    it('is made once when its instance is killed between sending and hearing back', async () => {
      const visitor = newVisitor(homeJourney, instances);
      const run = await goUpToLast(visitor, way);
      sandbox.state.faults.replace([{ service, path, kind: 'unheard', times: 1 }]);
      await pressAndKill(visitor, lastOf(way), run, path);
      expect(made(sandbox)).toHaveLength(1);
      expect(await visitor.press(last, run, filled)).toMatchObject({ outcome: 'accepted', location: done });
      expect(await visitor.open(done.split('/').at(-1) ?? '')).toMatchObject({ shown: 'step' });
      expect(received(path)).toHaveLength(2);
      expect(made(sandbox)).toHaveLength(1);
    });
  });

  it('a sign-up whose first route fails goes by the second under the same transaction id', async () => {
    const visitor = newVisitor(homeJourney, instances);
    const run = await goUpToLast(visitor, newCustomer);
    sandbox.state.faults.replace([{ service: 'provider', path: signUpPath, kind: 'status', status: 203 }]);
    const [last, filled] = lastOf(newCustomer);
    expect(await visitor.press(last, run, filled)).toMatchObject({ outcome: 'accepted', location: success });
    const [first, second] = [received(signUpPath), received(secondPath)];
    expect([first.length, second.length]).toEqual([1, 1]);
    expect(second[0]?.headers['x-transaction-id']).toBe(first[0]?.headers['x-transaction-id']);
    expect(second[0]?.body).toEqual(first[0]?.body);
    expect(sandbox.state.signUps.all()).toMatchObject([{ route: 'site-api' }]);
  });
});
