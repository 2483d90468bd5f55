import { json } from './json.ts';
import { junit } from './junit.ts';
import type { ReportRun } from './report-run.ts';
import { text } from './text.ts';

export type RunFormatName = 'text' | 'json' | 'junit';

export const runFormats: { readonly [name in RunFormatName]: ReportRun } = { text, json, junit };
