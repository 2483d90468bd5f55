import { html } from './html.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import type { ReportCoverage } from './report-coverage.ts';
import { text } from './text.ts';

export type CoverageFormatName = 'text' | 'json' | 'junit' | 'html';

export const coverageFormats: { readonly [name in CoverageFormatName]: ReportCoverage } = {
  text,
  json,
  junit,
  html,
};
