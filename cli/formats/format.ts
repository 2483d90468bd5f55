import type { Report } from '../report.ts';

/** Writes a report as text, ending in a new line unless it is empty. */
export type Format = (report: Report, hasColour: boolean) => string;
