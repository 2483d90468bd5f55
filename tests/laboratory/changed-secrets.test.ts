import { describe, expect, it } from 'vitest';
import { databases } from '../support/databases/databases.ts';
import { orderPath } from '../support/journeys/gas-order.ts';
import { openLaboratory } from './laboratory.ts';

const [old, fresh] = [
  'an-invented-secret-for-tests-only-0123456789',
  'an-invented-secret-for-tests-only-of-this-year-01234',
] as const;

describe.each(databases)('on $name, an order of unknown outcome', { tags: ['full'] }, ({ create }) => {
  const laboratory = openLaboratory(create);

  async function orderUnheard() {
    const order = await laboratory.order();
    laboratory.sandbox.state.faults.replace([
      { service: 'provider', path: orderPath, kind: 'lost-answer', times: 4 },
    ]);
    expect(await order.press()).toBe('unknown');
    laboratory.sandbox.state.faults.clear();
    return order;
  }

  it('is sent once while secrets change one instance after another', async () => {
    const order = await orderUnheard();
    laboratory.instances.splice(1, 1, await laboratory.start({ secrets: [fresh, old] }));
    expect(await order.press(1)).toBe('sent');
    expect(await laboratory.liesAbout(order, 'sent')).toEqual([]);
    expect(await laboratory.settle(order)).toEqual([]);
  });

  it('is left to people where its secret is gone, or its rows are damaged', async () => {
    for (const damage of ['secret', 'journal'] as const) {
      const order = await orderUnheard();
      if (damage === 'secret')
        laboratory.instances.splice(1, 1, await laboratory.start({ secrets: [fresh] }));
      else
        await laboratory.instances[0]?.database.query
          .updateTable('submissions')
          .set({ journal: 'damaged' })
          .where('unknown', 'is not', null)
          .execute();
      for (let press = 0; press < 3; press++) {
        const told = await order.press(damage === 'secret' ? 1 : 0);
        expect([damage, told, ...(await laboratory.liesAbout(order, told))]).toEqual([damage, 'unknown']);
      }
    }
  });
});
