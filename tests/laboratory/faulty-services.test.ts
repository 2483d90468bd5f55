import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../sandbox/index.ts';
import { seededRandom } from '../fuzz/random.ts';
import { databases } from '../support/databases/databases.ts';
import { orderPath } from '../support/journeys/gas-order.ts';
import { openLaboratory, seed } from './laboratory.ts';

/** Half an answer, and nonsense: the sandbox says 200 and does nothing, so they strike where nothing is placed. */
const halves: readonly [FaultKind, ...FaultKind[]] = [{ kind: 'stall' }, { kind: 'malformed-json' }];

/** Late, twice and never. A provider that took an order does not refuse it under the same id, so there is no 422. */
const kinds: readonly [FaultKind, ...FaultKind[]] = [
  { kind: 'delay', ms: 300 },
  { kind: 'delay', ms: 600 },
  { kind: 'lost-answer' },
  { kind: 'unheard' },
  { kind: 'hang' },
  { kind: 'reset' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
];

describe.each(databases)(
  'on $name, an order at a provider that answers late, twice, half or never',
  { tags: ['full'] },
  ({ create }) => {
    const laboratory = openLaboratory(create);

    it(`is sent once, and the visitor is told the truth at each press (seed ${seed})`, async () => {
      const random = seededRandom(seed);
      const campaign = async () => {
        const order = await laboratory.order();
        const faults = Array.from({ length: 6 }, () => {
          const [kind, path] = random.chance(0.7)
            ? [random.pick(kinds), orderPath]
            : [random.pick([...halves, ...kinds]), `${orderPath}/validate`];
          return { ...kind, service: 'provider' as const, path, times: 1 + random.below(4) };
        });
        laboratory.sandbox.state.faults.replace(faults);
        const story = JSON.stringify(laboratory.sandbox.state.faults.inForce());
        for (let press = 0; press < 2; press++) {
          const told = await order.press(random.below(2));
          expect(await laboratory.liesAbout(order, told), `${told} after ${story}`).toEqual([]);
        }
        laboratory.sandbox.state.faults.clear();
        expect(await laboratory.settle(order), story).toEqual([]);
      };
      for (let turn = 0; turn < 8; turn++) await campaign();
    });
  },
);
