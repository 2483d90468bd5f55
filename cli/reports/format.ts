import type { Report } from './report.ts';

/** When and where a report was created. */
export interface Occasion {
  readonly hasColour: boolean;
  readonly run: {
    readonly startedAt: Date;
    readonly seconds: number;
    /** Name of the machine. */
    readonly host: string;
  };
}

/** Formats a report as text that ends in a newline unless it is empty. */
export type Format = (report: Report, occasion: Occasion) => string;
