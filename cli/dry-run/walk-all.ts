import { sameAnswer } from '#engine';
import { maskFor } from '../scenarios/play-files.ts';
import { playScenario } from '../scenarios/play-scenario.ts';
import type { Observed, Scenario, ScenarioFile } from '../scenarios/scenario.ts';
import { describeTrouble, ScenarioError } from '../scenarios/scenario-error.ts';
import type { DryRun } from './dry-run.ts';
import { exportPaths, titleOf } from './export-paths.ts';
import { playWithoutScript } from './play-without-script.ts';

/** Result of walking every path. */
export interface WalkedAll {
  readonly text: string;
  /** Whether all runtimes agree on every path that was walked. */
  readonly isSame: boolean;
}

/**
 * Walks every path and plays it twice: as a browser with scripts would, where the model that a browser has must show
 * the same as the server, and as a browser without scripts would, which must make the same calls and end at the same place.
 */
export async function walkAll(dryRun: DryRun): Promise<WalkedAll> {
  const { explored } = dryRun;
  const { file, walked, missing } = await exportPaths(dryRun, explored.paths);
  const lines: string[] = [];
  let isSame = true;
  for (const [index, path] of walked.entries()) {
    const scenario = file?.scenarios[index];
    const trouble = file && scenario && (await differenceOf(scenario, file, dryRun));
    if (trouble !== undefined) isSame = false;
    lines.push(`  ${trouble === undefined ? '✔' : '✖'} ${titleOf(path)}`);
    if (trouble !== undefined) lines.push(`      ${trouble}`);
  }
  lines.push(...missing.flatMap(({ path, reason }) => [`  – ${titleOf(path)}`, `      ${reason}`]));
  const count = `${walked.length} of ${explored.paths.length} paths walked`;
  const verdict = isSame ? 'server, browser and no-script results agree' : 'results differ';
  return { text: `${explored.journey}\n${lines.join('\n')}\n\n${count}; ${verdict}\n`, isSame };
}

/** Why the results of a path differ, or undefined. */
async function differenceOf(
  scenario: Scenario,
  file: ScenarioFile,
  { stage }: DryRun,
): Promise<string | undefined> {
  try {
    const scripted = await playScenario(scenario, file, stage.release);
    const plain = await playWithoutScript(scenario, file, stage);
    return scripted.flatMap((each, index) => {
      const other = plain[index];
      if (other && isAlike(each, other)) return [];
      return [`without scripts, turn ${index + 1} has another result: ${whyOther(each, other)}`];
    })[0];
  } catch (error) {
    if (error instanceof ScenarioError) return describeTrouble(error, maskFor(file, stage.release));
    throw error;
  }
}

function isAlike(one: Observed, other: Observed): boolean {
  const outcomeOf = ({ outcome, at, calls, walked }: Observed) =>
    JSON.parse(JSON.stringify({ outcome, at, calls, walked }));
  return sameAnswer(outcomeOf(one), outcomeOf(other));
}

function whyOther({ outcome, calls }: Observed, other: Observed | undefined): string {
  if (other === undefined) return 'it is missing';
  const callsOf = (made: Observed['calls']) =>
    made.map(({ operation }) => operation).join(', ') || 'no calls';
  return `${other.outcome} with ${callsOf(other.calls)}, not ${outcome} with ${callsOf(calls)}`;
}
