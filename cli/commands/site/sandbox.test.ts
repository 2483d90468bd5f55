import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { readableDocuments } from '../../sources/readable-documents.ts';
import { startOwnSandbox } from './sandbox.ts';

const operation = {
  kind: 'operation',
  id: 'hire-room',
  schemaVersion: 1,
  service: 'rooms',
  method: 'GET',
  path: '/rooms',
  input: {},
};
const documents = readableDocuments([{ path: 'hire-room.json', text: JSON.stringify(operation) }]);

/** A folder whose sandbox writes its port into a file. */
function siteWithSandbox(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'sandbox'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  const program =
    "import { writeFileSync } from 'node:fs';\nwriteFileSync('port', process.env.SANDBOX_PORT);\n";
  writeFileSync(join(folder, 'sandbox/start.js'), program);
  return folder;
}

afterEach(() => vi.unstubAllEnvs());

describe('the sandbox of a site', () => {
  it('is started, and stands in for the services of the documents', async () => {
    vi.stubEnv('WAYMARK_SERVICES', undefined);
    vi.stubEnv('WAYMARK_SANDBOX', undefined);
    vi.stubEnv('SANDBOX_PORT', '4777');
    const folder = siteWithSandbox();
    startOwnSandbox(documents, { folder, err: () => undefined });
    expect(JSON.parse(process.env.WAYMARK_SERVICES ?? '{}')).toMatchObject({
      rooms: { baseUrl: 'http://127.0.0.1:4777/rooms', allowPrivateAddresses: true },
    });
    const port = join(folder, 'port');
    await expect.poll(() => existsSync(port) && readFileSync(port, 'utf8')).toBe('4777');
  });

  it('is left alone where services are configured', () => {
    vi.stubEnv('WAYMARK_SERVICES', '{}');
    const folder = siteWithSandbox();
    startOwnSandbox(documents, { folder, err: () => undefined });
    expect(process.env.WAYMARK_SERVICES).toBe('{}');
    expect(existsSync(join(folder, 'port'))).toBe(false);
  });
});
