import { type NameUse, nameAt, namesIn, type OptionPlace, optionAt, renameOption, sameName } from '#analysis';
import type { Workspace } from '../workspace.ts';

/** A part of a document's text. */
export interface TextPart {
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** The name at an offset of a document. */
export type Named =
  | { readonly kind: 'name'; readonly use: NameUse; readonly uses: readonly NameUse[] }
  | { readonly kind: 'option'; readonly option: OptionPlace };

/** The names of all documents, as they are in the editor. */
export function currentNames(workspace: Workspace) {
  const texts = new Map(workspace.texts.map(({ source }) => [source.path, source.text]));
  return namesIn(workspace.documents, (path) => texts.get(path) ?? '');
}

const optionKinds: ReadonlySet<string> = new Set(['options', 'form']);

/** Finds what is named at a place: a document, answer, fact, result, step or sequence, or an option. */
export function namedAt(workspace: Workspace, path: string, offset: number): Named | undefined {
  const names = currentNames(workspace);
  const use = nameAt(names, path, offset);
  if (use !== undefined) return { kind: 'name', use, uses: sameName(names, use) };
  const text = workspace.texts.find(({ source }) => source.path === path);
  const option =
    text?.reading.outcome === 'read' && optionKinds.has(text.reading.document.kind)
      ? optionAt(text.source, offset)
      : undefined;
  return option && { kind: 'option', option };
}

/** Where something is defined: a document as a whole, anything else by its name. */
export function definitionsOf(named: Named): readonly TextPart[] {
  return named.kind === 'option' ? [named.option] : named.uses.filter(({ isDefinition }) => isDefinition);
}

/** Every use of something; of an option, those that would change with its id. */
export function referencesOf(workspace: Workspace, named: Named): readonly TextPart[] {
  if (named.kind === 'name') return named.uses;
  const sources = workspace.texts.map(({ source }) => source);
  const renaming = renameOption(named.option, `${named.option.id}-elsewhere`, sources);
  return 'edits' in renaming ? renaming.edits : [named.option];
}
