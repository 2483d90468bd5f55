import { sameAnswer } from '#engine';
import { maskFor } from '../scenarios/play-files.ts';
import { playScenario } from '../scenarios/play-scenario.ts';
import { playWithoutScript } from '../scenarios/play-without-script.ts';
import type { Observed, Scenario, ScenarioFile } from '../scenarios/scenario.ts';
import { troubleOf } from '../scenarios/scenario-error.ts';
import type { RunningSite } from '../site-run/play-at-site.ts';
import type { DryRun } from './dry-run.ts';
import { exportPaths, titleOf } from './export-paths.ts';

/** Result of walking every path. */
export interface WalkedAll {
  readonly text: string;
  /** Whether all runtimes agree on every path that was walked. */
  readonly isSame: boolean;
}

/**
 * Walks every path and plays it twice: as a browser with scripts would, where the model that a browser has must show
 * the same as the server, and as a browser without scripts would, which must make the same calls and end at the same place.
 * @param site is asked for each path too, as a browser without scripts would
 */
export async function walkAll(dryRun: DryRun, site?: RunningSite): Promise<WalkedAll> {
  const { explored } = dryRun;
  const { file, walked, missing } = await exportPaths(dryRun, explored.paths);
  const lines: string[] = [];
  let isSame = true;
  let asked = 0;
  for (const [index, path] of walked.entries()) {
    const scenario = file?.scenarios[index];
    const trouble = file && scenario && (await differenceOf(scenario, file, dryRun));
    if (trouble !== undefined) isSame = false;
    const atSite =
      site && file && scenario && trouble === undefined ? await askSite(scenario, file, dryRun, site) : {};
    if (atSite.difference !== undefined) isSame = false;
    const said = trouble ?? atSite.difference ?? atSite.left;
    lines.push(`  ${(trouble ?? atSite.difference) === undefined ? '✔' : '✖'} ${titleOf(path)}`);
    if (said !== undefined) lines.push(`      ${said}`);
    if (atSite.isAsked) asked++;
  }
  lines.push(...missing.flatMap(({ path, reason }) => [`  – ${titleOf(path)}`, `      ${reason}`]));
  const count = `${walked.length} of ${explored.paths.length} paths walked${site ? `, ${asked} of them at the site` : ''}`;
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
    return troubleOf(error, maskFor(file, stage.release));
  }
}

interface AtSite {
  readonly isAsked?: boolean;
  readonly difference?: string | undefined;
  /** Why the path was left out. */
  readonly left?: string;
}

async function askSite(
  scenario: Scenario,
  file: ScenarioFile,
  { stage }: DryRun,
  site: RunningSite,
): Promise<AtSite> {
  const { playAtSite } = await import('../site-run/play-at-site.ts');
  const { difference, left } = await playAtSite(scenario, file, stage, site).catch((error: unknown) => ({
    difference: troubleOf(error, maskFor(file, stage.release)),
    left: undefined,
  }));
  if (left !== undefined) return { left: `not walked to its end at the site: ${left}` };
  return { isAsked: true, difference: difference === undefined ? undefined : `at the site, ${difference}` };
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
