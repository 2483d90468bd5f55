import { hasFailed } from '../play-files.ts';
import type { ReportRun } from './report-run.ts';

/** For programs: every file with its problems, scenarios and differences. */
export const json: ReportRun = (files, { run: { seconds } }) => {
  const written = files.map(({ path, problems, scenarios }) => ({
    path,
    problems,
    scenarios: scenarios.map(({ covered: _, ...scenario }) => ({
      ...scenario,
      passed: !hasFailed(scenario),
    })),
  }));
  return `${JSON.stringify({ seconds, files: written }, undefined, 2)}\n`;
};
