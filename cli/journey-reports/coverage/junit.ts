import { junitSuite } from '../../reports/junit-suite.ts';
import { coverageParts, isWalked } from './coverage-parts.ts';
import type { ReportCoverage } from './report-coverage.ts';

/** For build servers: one test case for each path, row and message, which fails if no scenario walks it. */
export const junit: ReportCoverage = (coverages, { run }) => {
  const cases = coverages.flatMap((coverage) =>
    coverageParts(coverage).flatMap((part) =>
      part.parts.map((covered) => ({
        classname: `${coverage.journey}.${part.name}`,
        name: covered.name,
        seconds: 0,
        ...(!isWalked(covered) && { failure: notWalked }),
      })),
    ),
  );
  return junitSuite({ name: 'waymark run --coverage', cases, output: '' }, run);
};

const notWalked = { type: 'not-walked', message: 'No scenario walks it.', text: 'No scenario walks it.' };
