import { expect, it } from 'vitest';
import { decisionsOf, expectedOf } from '../../../cli/scenarios/decisions.ts';
import type { ScenarioFile } from '../../../cli/scenarios/scenario.ts';
import { shippedRelease } from '../../support/documents/shipped-documents.ts';
import { playScenario } from '../play-scenario.ts';
import { captured } from './specified-bodies.ts';
import { today } from './visitors.ts';
import { writeScenarios } from './write-scenario.ts';

const release = shippedRelease();
const scenarios = writeScenarios();
const file: ScenarioFile = { journey: 'residential-join', today, captured, filled: {}, scenarios };

it.each(scenarios)('$title', async (scenario) => {
  const observed = await playScenario(scenario, file, release);
  const expected = scenario.turns.map((turn, index) => expectedOf(turn, observed[index], file));
  expect(observed.map(decisionsOf)).toEqual(expected);
});
