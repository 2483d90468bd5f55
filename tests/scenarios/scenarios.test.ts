import { describe, expect, it } from 'vitest';
import { decisionsOf, expectedOf } from '../../cli/scenarios/decisions.ts';
import { turnsOf } from '../../cli/scenarios/stage.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { playScenario } from './play-scenario.ts';
import { readScenarios } from './read-scenarios.ts';

const release = shippedRelease();

describe.each(readScenarios())('$path', ({ file }) => {
  it.each(file.scenarios)('$title', async (scenario) => {
    const observed = await playScenario(scenario, file, release);
    const turns = turnsOf(scenario, file);
    const expected = turns.map((turn, index) => expectedOf(turn, observed[index], file));
    expect(observed.map(decisionsOf)).toEqual(expected);
  });
});
