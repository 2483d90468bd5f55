import { describe, expect, it } from 'vitest';
import { shippedRelease } from '../support/shipped-documents.ts';
import { decisionsOf, expectedOf } from './decisions.ts';
import { playScenario, turnsOf } from './play-scenario.ts';
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
