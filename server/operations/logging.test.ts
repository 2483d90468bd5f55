import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startSandbox } from '../../sandbox/index.ts';
import { performOperation } from './perform-operation.ts';
import { connectServices } from './services/connected-services.ts';
import { sandboxServices } from './services/sandbox-services.ts';

it('logs name the operation and what came of it, never what was said or a secret', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const sandbox = await startSandbox({ port: 0 });
  const services = connectServices(sandboxServices(sandbox.url), { logger });
  const said = { name: 'Wiremu Private', secret: 'said-in-confidence' };
  for (const status of [200, 500]) {
    sandbox.state.faults.replace([
      {
        service: 'provider',
        path: '/private-path',
        kind: 'status',
        status,
        body: { told: 'answer-in-confidence' },
      },
    ]);
    await performOperation(
      {
        operation: 'tell',
        service: 'provider',
        method: 'POST',
        path: '/private-path',
        query: [['who', said.name]],
        headers: {},
        body: said,
        timeoutMs: undefined,
        retry: 0,
        cacheSeconds: undefined,
        maximumStatus: 299,
        reads: 'json',
      },
      { services },
    );
  }
  services.close();
  await sandbox.close();

  const text = lines.join('');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { operation: 'tell', service: 'provider', status: 200, msg: 'operation answered' },
    { operation: 'tell', service: 'provider', reason: 'status', status: 500, msg: 'operation failed' },
  ]);
  for (const secret of ['Wiremu', 'confidence', 'private-path', 'sandbox-secret', 'Bearer', 'Basic']) {
    expect(text).not.toContain(secret);
  }
});
