import { pathToFileURL } from 'node:url';
import type { Location, Range } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Workspace } from './workspace.ts';

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
