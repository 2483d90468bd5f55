import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver/node';
import {
  completeFormula as complete,
  explainWord,
  type FormulaCompletion,
  type WordExplanation,
} from '#analysis';
import { documentNames } from '../../editor-schemas/document-names.ts';
import type { Workspace } from '../workspace.ts';
import type { FormulaPlace } from './formula-place.ts';

/** A completion, and the part of the formula that it replaces. */
export interface FormulaCompletions {
  readonly items: readonly CompletionItem[];
  readonly from: number;
  readonly to: number;
}

const kinds: Readonly<Record<FormulaCompletion['kind'], CompletionItemKind>> = {
  member: CompletionItemKind.Field,
  root: CompletionItemKind.Variable,
  word: CompletionItemKind.Keyword,
  function: CompletionItemKind.Function,
  text: CompletionItemKind.EnumMember,
};

/** Completions at a place of a formula, as the protocol of editors has them. */
export function completeFormula(
  workspace: Workspace,
  path: string,
  place: FormulaPlace,
): FormulaCompletions | undefined {
  const found = complete(workspace, { path, ...place });
  return found && { ...found, items: found.items.map(itemOf) };
}

function itemOf({ label, kind, insert, detail, documentation, rank }: FormulaCompletion): CompletionItem {
  return {
    label,
    kind: kinds[kind],
    ...(insert !== undefined && { insertText: insert }),
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && { documentation }),
    ...(kind !== 'text' && { sortText: `${rank}${label}` }),
  };
}

/** Explains the word at a place of a formula: the type of a path, an operator, a function, or an option. */
export function hoverFormula(
  workspace: Workspace,
  path: string,
  place: FormulaPlace,
): WordExplanation | undefined {
  return explainWord(workspace, { path, ...place }, (root, name) => {
    const { names } = documentNames(workspace.documents.map(({ document }) => document));
    return names[root].get(name);
  });
}
