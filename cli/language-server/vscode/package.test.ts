import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { cleanUpAfterFile } from '../../../tests/support/running/cleanup.ts';
import { findCommand } from './find-command.js';

const folder = import.meta.dirname;
const repository = join(folder, '../../..');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The files that would be in the package: all but those that `.vscodeignore` names. */
function packaged(): readonly string[] {
  const ignored = readFileSync(join(folder, '.vscodeignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const isIgnored = (file: string) =>
    ignored.some((line) => (line.startsWith('*') ? file.endsWith(line.slice(1)) : file === line));
  return readdirSync(folder)
    .filter((file) => !isIgnored(file) && file !== 'node_modules')
    .sort();
}

describe('the extension for Visual Studio Code', () => {
  it('has everything in its manifest that an extension needs', () => {
    expect(manifest.name).toMatch(/^[a-z0-9-]+$/);
    expect(manifest.publisher).toMatch(/^[a-z0-9-]+$/);
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(manifest.engines.vscode).toMatch(/^\^\d+\.\d+\.\d+$/);
    expect(existsSync(join(folder, manifest.main))).toBe(true);
    expect(manifest.activationEvents.length).toBeGreaterThan(0);
    for (const [name, { type, description }] of Object.entries<Record<string, string>>(
      manifest.contributes.configuration.properties,
    )) {
      expect(name).toMatch(/^waymark\./);
      expect(type).toBe('string');
      expect(description).not.toBe('');
    }
  });

  it('has in its package what its files import, and no tests', () => {
    const files = packaged();
    expect(files).toEqual(['README.md', 'extension.js', 'find-command.js', 'package.json']);
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      for (const [, named = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/from '([^']+)'/g)) {
        if (named.startsWith('.')) expect(files).toContain(named.replace('./', ''));
        else if (named !== 'vscode' && !isBuiltin(named)) {
          expect(Object.keys(manifest.dependencies)).toContain(named.split('/')[0]);
        }
      }
    }
  });

  it('starts a server, by the command that it finds, which answers a client', async () => {
    const command = findCommand(repository, '') ?? expect.fail('The repository has no command.');
    const server = spawn(process.execPath, [command, 'language-server', '--stdio'], { cwd: repository });
    cleanUpAfterFile(() => void server.kill());
    const connection = createProtocolConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    );
    connection.listen();
    const { capabilities, serverInfo } = await connection.sendRequest<{
      readonly capabilities: object;
      readonly serverInfo: object;
    }>('initialize', {
      processId: process.pid,
      rootUri: null,
      capabilities: {},
    });
    expect(serverInfo).toEqual({ name: 'waymark' });
    expect(capabilities).toMatchObject({ renameProvider: true, definitionProvider: true });
    const ended = new Promise((resolve) => server.on('exit', resolve));
    await connection.sendRequest('shutdown');
    await connection.sendNotification('exit');
    expect(await ended).toBe(0);
  }, 60_000);
});
