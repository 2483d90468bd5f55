import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ScenarioFile, ScenarioTurn } from '#schemas';

/** Where the scenarios of a site are, beside the folder of its documents. */
const folders = ['scenarios', 'tests/scenarios'];

/** Most files that are read. */
const mostFiles = 200;

/**
 * Reads the scenarios of a site, without what services are asked and answer. A folder that is not there has none, and files that
 * do not fit the schema are left out: `waymark run` says what is wrong with them.
 *
 * @param documents the folder of its documents
 */
export async function readSiteScenarios(documents: string): Promise<readonly ScenarioFile[]> {
  const found = await Promise.all(folders.map((folder) => filesIn(join(dirname(documents), folder))));
  const read = await Promise.all(found.flat().slice(0, mostFiles).map(readFileOf));
  return read.flatMap((file) => file ?? []);
}

async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    const names = await readdir(folder, { recursive: true });
    const files = names.filter((name) => name.endsWith('.json')).toSorted();
    return files.map((name) => join(folder, name));
  } catch {
    return [];
  }
}

async function readFileOf(path: string): Promise<ScenarioFile | undefined> {
  const { readScenarioFile } = await import('#analysis');
  const reading = readScenarioFile({ path, text: await readFile(path, 'utf8') });
  return reading.outcome === 'read' ? withoutCalls(reading.file) : undefined;
}

function withoutCalls({ answers: _, requests: __, ways, scenarios, ...file }: ScenarioFile): ScenarioFile {
  return {
    ...file,
    ...(ways && {
      ways: Object.fromEntries(Object.entries(ways).map(([name, turns]) => [name, turns.map(typedOnly)])),
    }),
    scenarios: scenarios.map((scenario) => ({ ...scenario, turns: scenario.turns.map(typedOnly) })),
  };
}

function typedOnly(turn: ScenarioTurn): ScenarioTurn {
  const { outcome, at } = turn.expect;
  if ('visit' in turn) return { ...turn, expect: { outcome, at } };
  const { calls: _, ...typed } = turn;
  return { ...typed, expect: { outcome, at } };
}
