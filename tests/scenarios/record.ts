// Records the results of every scenario on the shipped documents in its file: `node
// tests/scenarios/record.ts`. Read the difference before you commit it: the recorded results are expected
// from then on.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOutJson } from '#engine';
import { recordScenarios } from '../../cli/scenarios/record-scenarios.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { playScenario } from './play-scenario.ts';
import { readScenarios } from './read-scenarios.ts';

const release = shippedRelease();
for (const { path, file } of readScenarios()) {
  const recorded = await recordScenarios(file, (scenario) => playScenario(scenario, file, release));
  writeFileSync(join(import.meta.dirname, path), layOutJson(recorded));
}
