import { hostname } from 'node:os';
import type { Terminal } from '../terminal/terminal.ts';
import type { Occasion } from './format.ts';

/** Begins to measure; the result gives the occasion of a report that is written now. */
export function beginOccasion(terminal: Terminal): () => Occasion {
  const startedAt = new Date(terminal.now());
  const began = performance.now();
  return () => ({
    hasColour: terminal.hasColour,
    run: { startedAt, seconds: (performance.now() - began) / 1000, host: hostname() },
  });
}
