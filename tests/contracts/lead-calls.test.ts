import { pino } from 'pino';
import { expect, it } from 'vitest';
import { linearPatterns } from '#engine';
import { findOperation, runOperation } from '#server';
import { sandboxForTests } from '../support/sandbox.ts';
import { shippedRelease } from '../support/shipped-documents.ts';

const sandbox = sandboxForTests();

it('A lead without a described reason is not sent, and the log says why', async () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => lines.push(line) });
  const operation = findOperation(shippedRelease(), 'create-lead');
  if (!operation) throw new Error('The operation is gone.');
  const said = { title: 'Mrs', firstName: 'Aroha', lastName: 'Ngata', phone: '0215550100' };
  const wanted = { isMultipleAddresses: false, electricity: true, naturalGas: false, bottledGas: false };
  const result = await runOperation(
    operation,
    { ...said, emailAddress: 'aroha@example.co.nz', ...wanted },
    {
      services: sandbox.connect({ logger }),
      scope: {
        ...{ answers: {}, results: {}, facts: {}, session: {}, site: {}, page: {}, now: '2026-03-02' },
        options: () => undefined,
        decisions: () => undefined,
        matches: linearPatterns,
      },
    },
  );
  const why = 'Could not find callback reason description for code';
  expect(result).toEqual({ ok: false, reason: 'bad-input', message: why });
  expect(sandbox.received()).toEqual([]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ operation: 'create-lead', why }]);
  expect(lines.join('')).not.toContain('Aroha');
});
