import { beforeEach, describe, expect, it } from 'vitest';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { siteForTests } from '../support/instances/site-for-tests.ts';
import { type Filled, newVisitor, type Visitor } from '../support/instances/visitors.ts';
import { goUpToLast, homeJourney, newCustomer, plan, power, take } from '../support/journeys/home-sign-up.ts';

const listPath = '/supplypoint/icplist';
const offersPath = '/pricing/onlineoffers';

const address = (text: string, id: string): Filled => [
  ['address', `${text}, Sandbox Bay, Wellington 6999`],
  ['addressId', id],
];
const everything = address('1 Everything Lane', '9-1');
const electric = address('2 Electric Lane', '9-2');

describe.each(databasesForLongTests)('on $name, a step of a run that goes on', ({ create }) => {
  const site = siteForTests({ create });
  let visitor: Visitor;

  beforeEach(async () => {
    visitor = newVisitor(homeJourney, site.instances);
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
      site.sandbox.state.faults.replace([
        { service: 'provider', path, kind: 'status', status: 500, times: 2 },
      ]);
      await take(visitor, ['address', path === listPath ? everything : electric]);
      await take(visitor, ['address', path === listPath ? everything : electric]);
      expect(await afterPlan(), path).toBe('/join/residential/contact-details');
    }
  });

  it('makes nothing twice that it made the first time', async () => {
    await goUpToLast(visitor, newCustomer.slice(1, 6));
    const [, , , , contact] = newCustomer;
    if (contact) await take(visitor, contact);
    expect(site.sandbox.state.tickets.all()).toMatchObject([{ repeats: 0 }]);
  });
});
