import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { databases, temporaryFolder } from '../support/databases/databases.ts';
import { orderPath } from '../support/journeys/gas-order.ts';
import { waymark } from '../support/running/fake-terminal.ts';
import { openLaboratory } from './laboratory.ts';

describe.each(databases)(
  'on $name, an order whose press is in progress while a backup is made',
  { tags: ['full'] },
  ({ create }) => {
    const laboratory = openLaboratory(create);

    it('is not sent again once the backup is restored, and the visitor is told the truth', async () => {
      const { faults, journal } = laboratory.sandbox.state;
      const [before, during] = [await laboratory.order(), await laboratory.order()];
      expect(await before.press()).toBe('sent');
      journal.clear();
      faults.replace([
        { service: 'provider', path: orderPath, kind: 'lost-answer', times: 1 },
        { service: 'provider', path: orderPath, kind: 'hang' },
      ]);
      const pressed = during.press();
      const isOnItsWay = () => journal.received().some(({ reception }) => reception.path === orderPath);
      await expect.poll(isOnItsWay, { interval: 10 }).toBe(true);
      const folder = temporaryFolder();
      const backedUp = await waymark(['backup', 'copy.db'], {
        folder,
        environment: { DATABASE_URL: laboratory.databaseUrl },
      });
      expect(backedUp).toMatchObject({ exitCode: 0, err: '' });
      expect(await laboratory.liesAbout(during, await pressed)).toEqual([]);
      faults.clear();
      expect(await laboratory.settle(during)).toEqual([]);

      const databaseUrl = await create();
      const restored = await waymark(['restore', 'copy.db'], {
        folder,
        environment: { DATABASE_URL: databaseUrl },
      });
      expect(restored).toMatchObject({ exitCode: 0, err: '' });
      laboratory.instances.splice(0, 2, await laboratory.start({ databaseUrl }));
      await sleep(2500);
      for (const order of [before, during]) {
        expect(await laboratory.settle(order)).toEqual([]);
      }
    });
  },
);
