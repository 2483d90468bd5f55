import { describe, expect, it } from 'vitest';
import { decisionsOf, expectedOf } from '../../cli/scenarios/decisions.ts';
import { turnsOf } from '../../cli/scenarios/stage.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { playScenario } from './play-scenario.ts';
import { readScenarios } from './read-scenarios.ts';

const release = shippedRelease().in('mi');

describe.each(readScenarios('residential-join'))('in Māori, $path', ({ file }) => {
  it('leads to the same places and sends the same requests', async () => {
    for (const scenario of file.scenarios) {
      const observed = await playScenario(scenario, file, release);
      const turns = turnsOf(scenario, file);
      const expected = turns.map((turn, index) => expectedOf(turn, observed[index], file));
      expect(observed.map(decisionsOf), scenario.title).toEqual(expected);
    }
  });
});
