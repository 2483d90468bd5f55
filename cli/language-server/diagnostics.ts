import { pathToFileURL } from 'node:url';
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node';
import type { Problem } from '#engine';
import { reportOn } from '../reports/report.ts';
import { witnessText } from '../reports/witness-text.ts';
import type { Workspace } from './workspace.ts';

/** The problems of every document that has any, by the address of its file. */
export function diagnosticsOf(
  workspace: Workspace,
  problems: readonly Problem[],
): ReadonlyMap<string, readonly Diagnostic[]> {
  const sources = workspace.texts.map(({ source }) => source);
  const files = sources.map(({ path }) => path);
  const checked = { documents: workspace.documents, problems };
  const found = new Map<string, Diagnostic[]>();
  for (const { file, line = 1, column = 1, endColumn, severity, code, message, help, witness } of reportOn(
    checked,
    sources,
    files,
  ).problems) {
    if (file === undefined) continue;
    const uri = pathToFileURL(file).href;
    const start = { line: line - 1, character: column - 1 };
    const range = { start, end: { line: start.line, character: (endColumn ?? column + 1) - 1 } };
    const diagnostic: Diagnostic = {
      range,
      severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
      code,
      source: 'waymark',
      message: help === undefined ? message : `${message} ${help}`,
      ...(witness && {
        relatedInformation: [{ location: { uri, range }, message: witnessText(witness) }],
      }),
    };
    const others = found.get(uri);
    if (others) others.push(diagnostic);
    else found.set(uri, [diagnostic]);
  }
  return found;
}
