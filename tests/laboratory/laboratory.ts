import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { isDatabaseAway } from '#server/store';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { type Instance, type InstanceOptions, today } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { newVisitor, type Visitor } from '../support/instances/visitors.ts';
import { orderOf } from '../support/journeys/gas-order.ts';
import { liesAbout, type Told, toldBy } from './oracle.ts';
import { quickRelease, quickReleases } from './quick-release.ts';

/** Seed of this run, in the titles of its tests; `LABORATORY_SEED` repeats one. */
export const seed = Number(process.env.LABORATORY_SEED ?? randomInt(1_000_000));

/** One visitor's order, and its form as it was opened before any fault. */
export interface Order {
  readonly name: string;
  readonly visitor: Visitor;
  readonly form: string;
  /** Presses the button of the form, perhaps with other answers, and returns what the visitor is told. */
  press(instance?: number, changes?: Readonly<Record<string, string>>): Promise<Told>;
}

export interface Laboratory {
  readonly sandbox: RunningSandbox;
  readonly databaseUrl: string;
  readonly instances: Instance[];
  /** Time of all instances, in milliseconds since the epoch. */
  now: number | undefined;
  /** Starts another instance on the same database, or on another. */
  start(options?: Partial<InstanceOptions>): Promise<Instance>;
  order(): Promise<Order>;
  /** Every way in which the site is untrue about an order; none is expected. */
  liesAbout(order: Order, told: Told): Promise<readonly string[]>;
  /** Presses until the visitor is told that the order was sent, and returns all untruths on the way. */
  settle(order: Order, changes?: Readonly<Record<string, string>>): Promise<readonly string[]>;
}

/** A sandbox, a database and two instances for a file of tests; faults of services end before each test. */
export function openLaboratory(create: () => Promise<string>): Laboratory {
  let orders = 0;
  let sandbox: RunningSandbox;
  let databaseUrl: string;
  const laboratory: Laboratory = {
    get sandbox() {
      return sandbox;
    },
    get databaseUrl() {
      return databaseUrl;
    },
    instances: [],
    now: undefined,
    start: (options: Partial<InstanceOptions> = {}) =>
      startInstance({
        databaseUrl: laboratory.databaseUrl,
        sandboxUrl: laboratory.sandbox.url,
        releases: quickReleases,
        // A service that is spared would answer the next fault before it strikes.
        circuit: { failuresToOpen: 1000, restMs: 1 },
        leaseMs: 2000,
        now: () => laboratory.now ?? Date.now(),
        ...options,
      }),
    async order() {
      orders += 1;
      const name = `Visitor Number ${1000 + orders}`;
      const visitor = newVisitor('gas-order', laboratory.instances);
      const form = await visitor.formOf('order');
      const press: Order['press'] = async (instance = 0, changes = {}) => {
        try {
          return await toldBy(
            await visitor.press('order', form, orderOf({ ...changes, name }), instance),
            visitor,
            quickRelease,
          );
        } catch (error) {
          // The site answers 503 in its own words, which say nothing of the order.
          if (isDatabaseAway(error)) return 'nothing';
          throw error;
        }
      };
      return { name, visitor, form, press };
    },
    liesAbout: (order: Order, told: Told) =>
      liesAbout(order.name, told, laboratory.sandbox, laboratory.instances[0], laboratory.now),
    async settle(order: Order, changes: Readonly<Record<string, string>> = {}) {
      const lies: string[] = [];
      for (let attempt = 0; attempt < 5; attempt++) {
        const told = await order.press(attempt, changes);
        lies.push(...(await laboratory.liesAbout(order, told)));
        if (told === 'sent') return lies;
      }
      return [...lies, 'it is never sent'];
    },
  };

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, clock: () => new Date(`${today}T00:00:00Z`) });
    databaseUrl = await create();
    laboratory.instances.push(await laboratory.start(), await laboratory.start());
  });
  beforeEach(() => {
    laboratory.now = undefined;
    laboratory.sandbox.state.faults.clear();
  });
  afterAll(() => sandbox.close());
  return laboratory;
}
