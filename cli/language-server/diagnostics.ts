import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node';
import type { Problem } from '#engine';
import { reportOn } from '../reports/report.ts';
import { witnessText } from '../reports/witness-text.ts';
import type { Workspace } from './workspace.ts';

/** A problem as an editor shows it. */
export interface ShownProblem {
  readonly problem: Problem;
  readonly diagnostic: Diagnostic;
}

/** The problems of every file that has any, by its address. */
export function diagnosticsOf(
  workspace: Workspace,
  problems: readonly Problem[],
): ReadonlyMap<string, readonly ShownProblem[]> {
  const sources = workspace.texts.map(({ source }) => source);
  const files = [...sources.map(({ path }) => path), ...workspace.faultyFiles];
  const checked = { documents: workspace.documents, problems };
  const found = new Map<string, ShownProblem[]>();
  for (const problem of reportOn(checked, sources, files).problems) {
    const { file, line = 1, column = 1, endColumn, severity, code, message, help, witness } = problem;
    if (file === undefined) continue;
    const uri = pathToFileURL(file).href;
    const start = { line: line - 1, character: column - 1 };
    const range = { start, end: { line: start.line, character: (endColumn ?? column + 1) - 1 } };
    const text = help === undefined ? message : `${message} ${help}`;
    const diagnostic: Diagnostic = {
      range,
      severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
      code,
      source: 'waymark',
      // The command names files from its folder, too.
      message: text.replaceAll(workspace.home + sep, ''),
      ...(witness && {
        relatedInformation: [{ location: { uri, range }, message: witnessText(witness) }],
      }),
    };
    found.set(uri, [...(found.get(uri) ?? []), { problem, diagnostic }]);
  }
  return found;
}
