import { explainWord, type WordExplanation } from '#analysis';
import { documentNames } from '../../editor-schemas/document-names.ts';
import type { Workspace } from '../workspace.ts';
import type { FormulaPlace } from './formula-place.ts';

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
