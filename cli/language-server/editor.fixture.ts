import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import {
  createProtocolConnection,
  type Diagnostic,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { cleanUpAfterFile } from '../../tests/support/running/cleanup.ts';
import { lendingSources } from './lending.fixture.ts';

interface Position {
  readonly line: number;
  readonly character: number;
}

/** An editor in a copy of the library's site, with the command as its language server. */
export async function startEditor() {
  const folder = temporaryFolder();
  const pages = join(folder, 'pages-config');
  mkdirSync(pages);
  for (const { path, text } of lendingSources()) writeFileSync(join(pages, path), text);
  const command = join(import.meta.dirname, '../waymark.js');
  const server = spawn(process.execPath, [command, 'language-server', '--stdio'], { cwd: folder });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const diagnostics = new Map<string, readonly Diagnostic[]>();
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics: found }) => {
    diagnostics.set(uri, found);
  });
  let complaint = '';
  server.stderr.on('data', (text) => {
    complaint += text;
  });
  connection.listen();
  cleanUpAfterFile(() => void server.kill());

  const uriOf = (name: string) => pathToFileURL(join(pages, name)).href;
  const versions = new Map<string, number>();
  const died = new Promise<never>((_, reject) => {
    server.on('exit', (code) => reject(new Error(`The language server ended with ${code}: ${complaint}`)));
  });
  died.catch(() => {});
  const started = await Promise.race([
    died,
    connection.sendRequest('initialize', {
      processId: null,
      rootUri: null,
      capabilities: {},
    }),
  ]);
  await connection.sendNotification('initialized', {});

  /** Shows a text in the editor, without saving it. */
  const type = async (name: string, text: string): Promise<void> => {
    const uri = uriOf(name);
    const version = (versions.get(name) ?? 0) + 1;
    versions.set(name, version);
    if (version === 1) {
      const textDocument = { uri, languageId: 'json', version, text };
      await connection.sendNotification('textDocument/didOpen', { textDocument });
    } else {
      const textDocument = { uri, version };
      await connection.sendNotification('textDocument/didChange', {
        textDocument,
        contentChanges: [{ text }],
      });
    }
  };
  const saved = (name: string) => readFileSync(join(pages, name), 'utf8');

  /** Replaces a part of a saved text; a bar in the new part is the cursor, and is left out. */
  const typeInstead = async (name: string, part: string, marked: string): Promise<Position> => {
    const before = saved(name);
    expect(before).toContain(part);
    const text = before.replace(part, () => marked);
    const at = text.indexOf('|');
    await type(name, text.replace('|', ''));
    const lines = text.slice(0, Math.max(0, at)).split('\n');
    return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  };
  const ask = async <Answer>(method: string, name: string, position: Position, more = {}): Promise<Answer> =>
    await connection.sendRequest(method, { textDocument: { uri: uriOf(name) }, position, ...more });

  return {
    capabilities: started,
    saved,
    type,
    typeInstead,
    ask,
    uriOf,
    request: async <Answer>(method: string, parameters: object): Promise<Answer> =>
      await connection.sendRequest(method, parameters),
    /** The messages that are shown at a document. */
    problems: (name: string) => (diagnostics.get(uriOf(name)) ?? []).map(({ message }) => message),
    diagnostics: (name: string) => diagnostics.get(uriOf(name)) ?? [],
    write: async (name: string, text: string) => {
      writeFileSync(join(pages, name), text);
      const changes = [{ uri: uriOf(name), type: 2 }];
      await connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
    },
    /** Writes a file beside the documents, by its path in the folder of the site. */
    writeBeside: async (path: string, text: string) => {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      const changes = [{ uri: pathToFileURL(file).href, type: 2 }];
      await connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
    },
    /** Ends the session as an editor does; gives the exit code. */
    end: async () => {
      const ended = new Promise((resolve) => server.on('exit', resolve));
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      return await ended;
    },
  };
}
