import type { JourneyCoverage } from '#analysis';
import type { Occasion } from '../../reports/format.ts';

/** Formats the coverage of journeys as text that ends in a newline. */
export type ReportCoverage = (coverages: readonly JourneyCoverage[], occasion: Occasion) => string;
