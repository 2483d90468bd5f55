import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ExploredJourney, JourneyPath } from '#analysis';
import { type CompiledRelease, layOutJson } from '#engine';
import { exportPaths } from '../../dry-run/export-paths.ts';
import type { Invocation } from '../../terminal/command.ts';
import type { ExitCode } from '../../terminal/terminal.ts';
import { dryRunOf } from './dry-run-of.ts';
import { readVisitor } from './read-visitor.ts';
import { withSandbox } from './with-sandbox.ts';

/** Paths to write as scenarios into a folder. */
export interface ScenarioExport {
  readonly release: CompiledRelease;
  readonly explored: ExploredJourney;
  readonly shown: readonly JourneyPath[];
  readonly folder: string;
}

/** Writes the paths that generated answers walk into a file of the folder, and names the others. */
export async function writeScenarios(
  { release, explored, shown, folder }: ScenarioExport,
  invocation: Invocation,
): Promise<ExitCode> {
  const { text, terminal } = invocation;
  const visitor = readVisitor(invocation);
  return await withSandbox(text('sandbox'), async (services) => {
    const outside = services ? { from: 'sandbox' as const, services } : { from: 'canned' as const };
    const dryRun = await dryRunOf({ release, explored, visitor, outside }, terminal);
    const { file, walked, missing } = await exportPaths(dryRun, shown);
    const name = join(folder, `${explored.journey}.json`);
    if (file) {
      mkdirSync(resolve(terminal.folder, folder), { recursive: true });
      writeFileSync(resolve(terminal.folder, name), layOutJson(file));
    }
    terminal.out(`${walked.length} of ${shown.length} paths walked${file ? `, written to ${name}` : ''}.\n`);
    for (const { path, reason } of missing)
      terminal.out(`Not walked: path ${path.number}: ${path.steps.join(' → ')}\n  ${reason}\n`);
    return 0;
  });
}
