import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { type Instance, today } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { type Filled, newVisitor, type Visitor } from '../support/instances/visitors.ts';
import { goUpToLast, homeJourney, newCustomer, plan, power, take } from '../support/journeys/home-sign-up.ts';

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };
const listPath = '/supplypoint/icplist';
const offersPath = '/pricing/onlineoffers';

const address = (text: string, id: string): Filled => [
  ['address', `${text}, Sandbox Bay, Wellington 6999`],
  ['addressId', id],
];
const everything = address('1 Everything Lane', '9-1');
const electric = address('2 Electric Lane', '9-2');

describe.each(databasesForLongTests)('on $name, a step of a run that goes on', ({ create }) => {
  let sandbox: RunningSandbox;
  let instance: Instance;
  let visitor: Visitor;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, clock: () => new Date(`${today}T00:00:00Z`) });
    instance = await startInstance({ databaseUrl: await create(), sandboxUrl: sandbox.url, releases });
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    sandbox.state.reset();
    visitor = newVisitor(homeJourney, [instance]);
    await take(visitor, ['customer-type', [['customerType', 'residential']]]);
  });

  /** Goes on from the address and tells where that leads in the end. */
  async function afterPlan(): Promise<string> {
    await take(visitor, power);
    return (await take(visitor, plan('plus-fixed'))).location;
  }

  it('finds again what was cleared while another choice was tried', async () => {
    await take(visitor, ['address', everything]);
    await visitor.touch('address', 'change', 'address', electric);
    await visitor.touch('address', 'change', 'address', everything);
    await take(visitor, ['address', everything]);
    expect(await afterPlan()).toBe('/join/residential/contact-details');
  });

  it('looks up again what could not be found the first time', async () => {
    for (const path of [listPath, offersPath]) {
      sandbox.state.faults.replace([{ service: 'provider', path, kind: 'status', status: 500, times: 2 }]);
      await take(visitor, ['address', path === listPath ? everything : electric]);
      await take(visitor, ['address', path === listPath ? everything : electric]);
      expect(await afterPlan(), path).toBe('/join/residential/contact-details');
    }
  });

  it('makes nothing twice that it made the first time', async () => {
    await goUpToLast(visitor, newCustomer.slice(1, 6));
    const [, , , , contact] = newCustomer;
    if (contact) await take(visitor, contact);
    expect(sandbox.state.tickets.all()).toMatchObject([{ repeats: 0 }]);
  });
});
