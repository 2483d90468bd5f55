import { pathToFileURL } from 'node:url';
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { applyFixes, certainFixes, replacementsOf } from '#analysis';
import type { Fix } from '#engine';
import type { ShownProblem } from './diagnostics.ts';
import { rangeOf } from './navigate.ts';
import type { Workspace } from './workspace.ts';

/** The fixes of the problems at a place as actions of an editor, and one that applies all certain ones of the file. */
export function codeActionsAt(
  workspace: Workspace,
  path: string,
  range: Range,
  shown: readonly ShownProblem[],
): readonly CodeAction[] {
  const actions = shown
    .filter(({ diagnostic }) => touches(diagnostic.range, range))
    .flatMap(({ diagnostic, problem }) =>
      (problem.fixes ?? []).flatMap((fix) => actionOf(workspace, fix, diagnostic) ?? []),
    );
  return [...actions, ...fixAll(workspace, path, shown)];
}

function actionOf(workspace: Workspace, fix: Fix, diagnostic: Diagnostic): CodeAction | undefined {
  const edit = editOf(workspace, fix);
  if (edit === undefined) return undefined;
  const isPreferred = fix.isGuess !== true;
  return { title: fix.title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], isPreferred, edit };
}

/** The edit of a fix; undefined if it changes nothing in the editor, or something that the editor does not have. */
function editOf(workspace: Workspace, fix: Fix): WorkspaceEdit | undefined {
  const changes: Record<string, TextEdit[]> = {};
  for (const [document, { from, to, text }] of replacementsOf(fix, textIn(workspace)) ?? []) {
    const path = workspace.pathOf(document);
    const whole = textIn(workspace)(document);
    if (path === undefined || whole === undefined || (from === to && text === '')) return undefined;
    const uri = pathToFileURL(path).href;
    const range = rangeOf(TextDocument.create(uri, 'json', 0, whole), from, to);
    changes[uri] = [...(changes[uri] ?? []), { range, newText: text }];
  }
  return Object.keys(changes).length === 0 ? undefined : { changes };
}

function fixAll(workspace: Workspace, path: string, shown: readonly ShownProblem[]): readonly CodeAction[] {
  const text = workspace.textAt(path);
  const fixes = certainFixes(shown.map(({ problem }) => problem)).filter(({ edits }) =>
    edits.every(({ document }) => workspace.pathOf(document) === path),
  );
  if (text === undefined || fixes.length === 0) return [];
  const fixed = applyFixes(fixes, textIn(workspace)).texts;
  const [newText = text] = fixed.values();
  if (newText === text) return [];
  const uri = pathToFileURL(path).href;
  const range = rangeOf(TextDocument.create(uri, 'json', 0, text), 0, text.length);
  const action = { title: 'Fix all in this file', edit: { changes: { [uri]: [{ range, newText }] } } };
  return [CodeActionKind.SourceFixAll, ...(fixes.length > 1 ? [CodeActionKind.QuickFix] : [])].map(
    (kind) => ({ ...action, kind }),
  );
}

function textIn(workspace: Workspace): (document: string) => string | undefined {
  return (document) => {
    const path = workspace.pathOf(document);
    return path === undefined ? undefined : workspace.textAt(path);
  };
}

function touches(a: Range, b: Range): boolean {
  return isBefore(a.start, b.end) && isBefore(b.start, a.end);
}

function isBefore(a: Range['start'], b: Range['start']): boolean {
  return a.line === b.line ? a.character <= b.character : a.line < b.line;
}
