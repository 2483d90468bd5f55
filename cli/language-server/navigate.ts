import { pathToFileURL } from 'node:url';
import type { Location, Range } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  type NameUse,
  nameAt,
  namesIn,
  type OptionPlace,
  optionAt,
  type Renaming,
  rename,
  renameOption,
  sameName,
} from '#analysis';
import type { Workspace } from './workspace.ts';

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
function currentNames(workspace: Workspace) {
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

/** Renames what is named at a place, or says why it cannot be renamed. */
export function renameAt(workspace: Workspace, path: string, offset: number, to: string): Renaming {
  const named = namedAt(workspace, path, offset);
  if (named === undefined) return { refusal: 'There is no name here that can be changed everywhere.' };
  const sources = workspace.texts.map(({ source }) => source);
  if (!/^[A-Za-z][A-Za-z0-9_-]*$/.test(to)) return { refusal: `"${to}" is not a name.` };
  if (named.kind === 'option') return renameOption(named.option, to, sources);
  return rename(currentNames(workspace), named.use, to, sources);
}

/** The lines and columns between two offsets of a document. */
export function rangeOf(document: TextDocument, from: number, to: number): Range {
  return { start: document.positionAt(from), end: document.positionAt(to) };
}

/** The places of parts of documents, in the same order. */
export function rangesOf(
  workspace: Workspace,
  parts: readonly { readonly path: string; readonly from: number; readonly to: number }[],
): Location[] {
  const documents = new Map(
    workspace.texts.map(({ source: { path, text } }) => [path, TextDocument.create(path, 'json', 0, text)]),
  );
  return parts.flatMap(({ path, from, to }) => {
    const document = documents.get(path);
    return document === undefined
      ? []
      : [{ uri: pathToFileURL(path).href, range: rangeOf(document, from, to) }];
  });
}
