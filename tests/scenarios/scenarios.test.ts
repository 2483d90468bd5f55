import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { shippedRelease } from '../support/shipped-release.ts';
import { expectedOf, playScenario } from './play-scenario.ts';
import schema from './scenario.schema.json' with { type: 'json' };
import type { ScenarioFile } from './scenario.ts';

const ajv = new Ajv({ allErrors: true, strictTypes: false, strictRequired: false });
addFormats.default(ajv);
const validate = ajv.compile<ScenarioFile>(schema);
const release = shippedRelease();

describe.each(globSync('*/*.json', { cwd: import.meta.dirname }).sort())('%s', (path) => {
  const file: unknown = JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));
  if (!validate(file)) throw new Error(`${path}: ${ajv.errorsText(validate.errors)}`);

  it.each(file.scenarios)('$title', async (scenario) => {
    const observed = await playScenario(scenario, file, release);
    expect(observed).toEqual(scenario.turns.map((turn, index) => expectedOf(turn, observed[index])));
  });
});
