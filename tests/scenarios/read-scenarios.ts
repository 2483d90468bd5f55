import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScenarioFile } from '#analysis';
import type { ScenarioFile } from '../../cli/scenarios/scenario.ts';

/**
 * Every file of scenarios in a folder beside this file, or in all of them. Throws when one does not match its
 * schema.
 */
export function readScenarios(
  folder = '*',
): readonly { readonly path: string; readonly file: ScenarioFile }[] {
  const paths = globSync(`${folder}/*.json`, { cwd: import.meta.dirname }).sort();
  return paths.map((path) => {
    const text = readFileSync(join(import.meta.dirname, path), 'utf8');
    const reading = readScenarioFile({ path, text });
    if (reading.outcome === 'refused') throw new Error(JSON.stringify(reading.problems, undefined, 2));
    return { path, file: reading.file };
  });
}
