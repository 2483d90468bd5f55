import type { ReportCoverage } from './report-coverage.ts';

/** For programs: every path, row and message with the titles of the scenarios that walk it. */
export const json: ReportCoverage = (coverages) => `${JSON.stringify({ coverages }, undefined, 2)}\n`;
