import { pino } from 'pino';
import { expect, it } from 'vitest';
import { findOperation, runOperation } from '#server';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { sandboxForTests } from '../support/instances/sandbox.ts';
import { operationScopeOf } from '../support/journeys/rule-scope.ts';

const sandbox = sandboxForTests();

it('A lead without a described reason is not sent, and the log says why', async () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => lines.push(line) });
  const release = shippedRelease();
  const operation = findOperation(release, 'create-lead');
  if (!operation) throw new Error('The operation is gone.');
  const said = { title: 'Mrs', firstName: 'Aroha', lastName: 'Ngata', phone: '0215550100' };
  const wanted = { isMultipleAddresses: false, electricity: true, naturalGas: false, bottledGas: false };
  const result = await runOperation(
    operation,
    { ...said, emailAddress: 'aroha@example.co.nz', ...wanted },
    {
      services: sandbox.connect({ logger }),
      scope: operationScopeOf(release),
    },
  );
  const why = 'Could not find callback reason description for code';
  expect(result).toEqual({ ok: false, reason: 'bad-input', message: why });
  expect(sandbox.received()).toEqual([]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ operation: 'create-lead', why }]);
  expect(lines.join('')).not.toContain('Aroha');
});
