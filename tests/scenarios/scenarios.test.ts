import { describe, expect, it } from 'vitest';
import { shippedRelease } from '../support/shipped-documents.ts';
import { expectedOf, playScenario, turnsOf } from './play-scenario.ts';
import { readScenarios } from './read-scenarios.ts';

const release = shippedRelease();

describe.each(readScenarios())('$path', ({ file }) => {
  it.each(file.scenarios)('$title', async (scenario) => {
    const observed = await playScenario(scenario, file, release);
    const turns = turnsOf(scenario, file);
    expect(observed).toEqual(turns.map((turn, index) => expectedOf(turn, observed[index])));
  });
});
