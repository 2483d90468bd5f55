import { hostname } from 'node:os';
import type { Terminal } from '../terminal/terminal.ts';
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

/** Begins to measure; the result gives the occasion of a report that is written now. */
export function beginOccasion(terminal: Terminal): () => Occasion {
  const startedAt = new Date(terminal.now());
  const began = performance.now();
  return () => ({
    hasColour: terminal.hasColour,
    run: { startedAt, seconds: (performance.now() - began) / 1000, host: hostname() },
  });
}
