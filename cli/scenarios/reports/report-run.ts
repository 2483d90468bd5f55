import type { Occasion } from '../../reports/format.ts';
import type { PlayedFile } from '../play-files.ts';

/** Formats the results of played scenarios as text that ends in a newline. */
export type ReportRun = (files: readonly PlayedFile[], occasion: Occasion) => string;
