import type { PlayedFile } from '../play-files.ts';

/** When and where scenarios were played. */
export interface RunOccasion {
  readonly hasColour: boolean;
  readonly startedAt: Date;
  readonly seconds: number;
  /** Name of the machine. */
  readonly host: string;
}

/** Formats the results of played scenarios as text that ends in a newline. */
export type ReportRun = (files: readonly PlayedFile[], occasion: RunOccasion) => string;
