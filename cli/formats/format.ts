import type { Report } from '../report.ts';

/** How a report came about and where it is written. */
export interface Occasion {
  readonly hasColour: boolean;
  readonly run: {
    readonly startedAt: Date;
    readonly seconds: number;
    /** Name of the machine. */
    readonly host: string;
  };
}

/** Writes a report as text, ending in a new line unless it is empty. */
export type Format = (report: Report, occasion: Occasion) => string;
