import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CodeActionKind,
  createConnection,
  ErrorCodes,
  type Hover,
  MarkupKind,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
  type TextEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { formatText } from '#analysis';
import type { Problem } from '#engine';
import { applyExtensionSchemas } from '#server/extensions';
import { siteFolder } from '#server/site-folder';
import { extensionsFolder, filesOf } from '../sources/public-files.ts';
import { pagesFolder } from '../sources/read-sources.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { codeActionsAt } from './code-actions.ts';
import { diagnosticsOf, type ShownProblem } from './diagnostics.ts';
import { completeFormula, hoverFormula } from './formulas/formula-help.ts';
import { formulaAt } from './formulas/formula-place.ts';
import { jsonSupport } from './json-support.ts';
import { definitionsOf, namedAt, rangeOf, rangesOf, referencesOf, renameAt } from './navigate.ts';
import { createProofs } from './proofs.ts';
import { isSound, Workspace } from './workspace.ts';

/** Keys that are pressed in this time are checked together. */
const typingMs = 40;

/** Speaks the Language Server Protocol over standard input and output until the editor ends the session. */
export async function serve(terminal: Terminal): Promise<ExitCode> {
  const reader = new StreamMessageReader(process.stdin);
  const connection = createConnection(reader, new StreamMessageWriter(process.stdout));
  const workspace = new Workspace(pagesFolder(terminal), terminal.folder);
  const service = jsonSupport(workspace);
  const open = new TextDocuments(TextDocument);
  const shown = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  let found: ReadonlyMap<string, readonly ShownProblem[]> = new Map();
  const publish = () => {
    for (const uri of new Set([...shown.keys(), ...found.keys()])) {
      const diagnostics = (found.get(uri) ?? []).map(({ diagnostic }) => diagnostic);
      const text = JSON.stringify(diagnostics);
      if (shown.get(uri) === text) continue;
      if (diagnostics.length === 0) shown.delete(uri);
      else shown.set(uri, text);
      void connection.sendDiagnostics({ uri, diagnostics });
    }
  };
  let checked: readonly Problem[] | undefined;
  const show = () => {
    if (checked === undefined) return;
    found = diagnosticsOf(workspace, [...checked, ...proofs.problems]);
    publish();
  };
  const proofs = createProofs(
    workspace,
    () => ({
      files: filesOf(terminal),
      extensions: extensionsFolder(terminal),
      builtExtensions: siteFolder(terminal.folder, terminal.environment).builtExtensions,
    }),
    () => isSound(workspace, checked ?? []),
    show,
  );
  const check = () => {
    checked = workspace.check();
    show();
  };
  /** @param path a document that has changed */
  const checkSoon = (...paths: readonly string[]) => {
    clearTimeout(timer);
    timer = setTimeout(check, typingMs);
    proofs.change(paths, workspace.idsAt(paths));
  };

  open.onDidChangeContent(({ document }) => {
    const path = fileURLToPath(document.uri);
    workspace.openText(path, document.getText());
    checkSoon(path);
  });
  open.onDidClose(({ document }) => {
    const path = fileURLToPath(document.uri);
    workspace.openText(path, undefined);
    checkSoon(path);
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    const paths = changes.map(({ uri }) => fileURLToPath(uri));
    for (const path of paths) workspace.readFile(path);
    const extensions = extensionsFolder(terminal);
    if (!paths.some((path) => path.startsWith(extensions + sep) && path.endsWith('.schema.json')))
      return checkSoon(...paths);
    applyExtensionSchemas(extensions);
    workspace.readAgain();
    checkSoon(...workspace.texts.map(({ source }) => source.path));
  });

  connection.onInitialize(() => ({
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      completionProvider: { triggerCharacters: ['"', '.', "'", '='] },
      hoverProvider: true,
      documentFormattingProvider: true,
      documentSymbolProvider: true,
      definitionProvider: true,
      referencesProvider: true,
      renameProvider: true,
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
    },
    serverInfo: { name: 'waymark' },
  }));
  connection.onInitialized(() => {
    check();
    proofs.change([], []);
  });

  connection.onCompletion(async ({ textDocument, position }) => {
    const document = open.get(textDocument.uri);
    if (document === undefined) return [];
    const json = service.parseJSONDocument(document);
    const place = formulaAt(document, json, document.offsetAt(position));
    if (place === undefined) return await service.doComplete(document, position, json);
    const found = completeFormula(workspace, fileURLToPath(document.uri), place);
    if (found === undefined) return [];
    const range = rangeOf(document, place.inText(found.from), place.inText(found.to));
    return found.items.map((item) => {
      const newText = JSON.stringify(item.insertText ?? item.label).slice(1, -1);
      return { ...item, filterText: item.label, textEdit: { range, newText } };
    });
  });

  connection.onHover(async ({ textDocument, position }): Promise<Hover | null> => {
    const document = open.get(textDocument.uri);
    if (document === undefined) return null;
    const json = service.parseJSONDocument(document);
    const place = formulaAt(document, json, document.offsetAt(position));
    if (place === undefined) return await service.doHover(document, position, json);
    const path = fileURLToPath(document.uri);
    const found = hoverFormula(workspace, path, place);
    if (found === undefined) return null;
    const range = rangeOf(document, place.inText(found.from), place.inText(found.to));
    return { contents: { kind: MarkupKind.Markdown, value: found.markdown }, range };
  });

  connection.onDocumentFormatting(({ textDocument }) => {
    const document = open.get(textDocument.uri);
    const tidy = document && formatText(document.getText());
    if (document === undefined || tidy === undefined || tidy === document.getText()) return [];
    return [{ range: rangeOf(document, 0, document.getText().length), newText: tidy }];
  });

  connection.onCodeAction(({ textDocument: { uri }, range, context: { only } }) => {
    const actions = codeActionsAt(workspace, fileURLToPath(uri), range, found.get(uri) ?? []);
    const isAsked = ({ kind = '' }) =>
      only === undefined || only.some((each) => `${kind}.`.startsWith(`${each}.`));
    return actions.filter(isAsked);
  });

  connection.onDocumentSymbol(({ textDocument }) => {
    const document = open.get(textDocument.uri);
    if (document === undefined) return [];
    return service.findDocumentSymbols2(document, service.parseJSONDocument(document));
  });

  const placeOf = ({ textDocument, position }: TextDocumentPositionParams) => {
    const document = open.get(textDocument.uri);
    return document && { path: fileURLToPath(document.uri), offset: document.offsetAt(position) };
  };
  connection.onDefinition((asked) => {
    const place = placeOf(asked);
    const named = place && namedAt(workspace, place.path, place.offset);
    return named === undefined ? null : rangesOf(workspace, definitionsOf(named));
  });
  connection.onReferences((asked) => {
    const place = placeOf(asked);
    const named = place && namedAt(workspace, place.path, place.offset);
    return named === undefined ? [] : rangesOf(workspace, referencesOf(workspace, named));
  });
  connection.onRenameRequest((asked) => {
    const place = placeOf(asked);
    if (place === undefined) return null;
    const renaming = renameAt(workspace, place.path, place.offset, asked.newName);
    if ('refusal' in renaming) return new ResponseError(ErrorCodes.InvalidRequest, renaming.refusal);
    const changes: Record<string, TextEdit[]> = {};
    for (const [index, { uri, range }] of rangesOf(workspace, renaming.edits).entries()) {
      const own = changes[uri] ?? [];
      changes[uri] = own;
      own.push({ range, newText: renaming.edits[index]?.text ?? asked.newName });
    }
    return { changes };
  });

  const ended = new Promise<ExitCode>((resolve) => {
    connection.onShutdown(() => {
      clearTimeout(timer);
      proofs.end();
    });
    connection.onExit(() => resolve(0));
    // The editor is gone without a word.
    reader.onClose(() => resolve(1));
  });
  open.listen(connection);
  connection.listen();
  return await ended;
}
