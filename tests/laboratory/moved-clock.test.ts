import { describe, expect, it } from 'vitest';
import { seededRandom } from '../fuzz/random.ts';
import { databases } from '../support/databases/databases.ts';
import { orderPath } from '../support/journeys/gas-order.ts';
import { openLaboratory, seed } from './laboratory.ts';

const hourMs = 3_600_000;

describe.each(databases)(
  'on $name, an order while the clock is moved on and back',
  { tags: ['full'] },
  ({ create }) => {
    const laboratory = openLaboratory(create);

    it(`is sent once, and the visitor is told the truth (seed ${seed})`, async () => {
      const random = seededRandom(seed);
      for (let turn = 0; turn < 6; turn++) {
        laboratory.now = Date.now();
        const order = await laboratory.order();
        laboratory.sandbox.state.faults.replace([
          { service: 'provider', path: orderPath, kind: 'lost-answer', times: 8 },
        ]);
        const moves: number[] = [];
        for (let press = 0; press < 3; press++) {
          const told = await order.press(press);
          expect(await laboratory.liesAbout(order, told), `moved by ${moves}`).toEqual([]);
          // Less than sessions last in these tests, on and back.
          const hours = (random.below(19) - 9) / 10;
          moves.push(hours);
          laboratory.now += hours * hourMs;
        }
        laboratory.sandbox.state.faults.clear();
        laboratory.now = Date.now() + (random.chance(0.5) ? 0.9 : -0.9) * hourMs;
        expect(await laboratory.settle(order), `moved by ${moves}`).toEqual([]);
      }
    });
  },
);
