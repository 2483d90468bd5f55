import { describe, expect, it } from 'vitest';
import { expectedOf } from '../../cli/scenarios/decisions.ts';
import type { Press } from '../../cli/scenarios/scenario.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { playScenario } from './play-scenario.ts';
import { readScenarios } from './read-scenarios.ts';

const release = shippedRelease();
const file = readScenarios('gas-order').find(({ path }) => path.endsWith('/place-an-order.json'))?.file;
if (!file) throw new Error('The scenarios of the order form are gone.');
const played = file;

async function observe(press: Omit<Press, 'press' | 'expect'>) {
  const turn: Press = { press: 'order', expect: { outcome: 'shown', at: { step: 'order' } }, ...press };
  const [observed] = await playScenario({ title: 'made up', turns: [turn] }, played, release);
  return { observed, expected: expectedOf(turn, observed, played) };
}

describe('playing a scenario', () => {
  it('fails a call the scenario does not know of, and shows it', async () => {
    const { observed, expected } = await observe({ calls: [{ operation: 'order-validate' }] });
    expect(observed?.outcome).toBe('failed');
    expect(observed?.calls.map(({ operation }) => operation)).toEqual([
      'order-validate',
      'order-create',
      'order-create',
      'order-create',
      'order-create',
    ]);
    expect(expected.calls).toHaveLength(1);
  });

  it('misses a call that was never made', async () => {
    const calls = [{ operation: 'order-validate' }];
    const { observed, expected } = await observe({ changes: { name: null }, calls });
    expect(observed?.calls).toEqual([]);
    expect(expected.calls).toHaveLength(1);
  });

  it('leaves out what a field that is not on show holds', async () => {
    const { observed } = await observe({ changes: { propertyAccessReasons: ['Dog'] } });
    expect(observed?.calls[0]?.request?.body).toMatchObject({ order: { addDogNote: 0, accessIssues: 0 } });
  });
});
