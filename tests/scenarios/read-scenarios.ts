import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import schema from './scenario.schema.json' with { type: 'json' };
import type { ScenarioFile } from './scenario.ts';

const ajv = new Ajv({ allErrors: true, strictTypes: false, strictRequired: false });
addFormats.default(ajv);
const validate = ajv.compile<ScenarioFile>(schema);

/**
 * Every file of scenarios in a folder beside this file, or in all of them. Throws when one does not match its
 * schema.
 */
export function readScenarios(
  folder = '*',
): readonly { readonly path: string; readonly file: ScenarioFile }[] {
  const paths = globSync(`${folder}/*.json`, { cwd: import.meta.dirname }).sort();
  return paths.map((path) => {
    const file: unknown = JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));
    if (!validate(file)) throw new Error(`${path}: ${ajv.errorsText(validate.errors)}`);
    return { path, file };
  });
}
