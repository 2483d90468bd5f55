import { coverageParts, isWalked } from './coverage-parts.ts';
import type { ReportCoverage } from './report-coverage.ts';

/** For people: how much is walked, and what is not. */
export const text: ReportCoverage = (coverages) =>
  coverages
    .map((coverage) => {
      const lines = coverageParts(coverage).flatMap(({ heading, parts, walked }) => [
        `  ${heading}: ${walked} of ${parts.length}`,
        ...parts.filter((part) => !isWalked(part)).map(({ name }) => `    not walked: ${name}`),
      ]);
      return `Coverage of ${coverage.journey}\n${lines.join('\n')}\n`;
    })
    .join('\n');
