import { window, workspace } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import { findCommand } from './find-command.js';

/** @type {LanguageClient[]} */
let clients = [];

/** Starts a language server for each open folder that has Waymark's command. */
export async function activate() {
  for (const { uri, name } of workspace.workspaceFolders ?? []) {
    const folder = uri.fsPath;
    const configured = workspace.getConfiguration('waymark', uri).get('command', '');
    const command = findCommand(folder, configured);
    if (command === undefined) {
      void window.showWarningMessage(`Waymark: ${name} has no command; run npm ci, or set waymark.command.`);
      continue;
    }
    const client = new LanguageClient(
      'waymark',
      `Waymark (${name})`,
      { command: 'node', args: [command, 'language-server', '--stdio'], options: { cwd: folder } },
      {
        documentSelector: [{ scheme: 'file', language: 'json', pattern: `${folder}/**/*.json` }],
        synchronize: { fileEvents: workspace.createFileSystemWatcher('**/*.json') },
      },
    );
    clients.push(client);
    await client.start();
  }
}

/** Ends the language servers. */
export async function deactivate() {
  await Promise.all(clients.map((client) => client.stop()));
  clients = [];
}
