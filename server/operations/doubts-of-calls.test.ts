import { describe, expect, it } from 'vitest';
import type { Doubt } from '#engine';
import type { Document, Operation } from '#schemas';
import type { FaultKind } from '../../sandbox/index.ts';
import { sandboxForTests } from '../../tests/support/instances/sandbox.ts';
import { emptyScope } from '../../tests/support/journeys/rule-scope.ts';
import { findOperation, runOperation } from './release-operations.ts';

const path = '/api/reservations';
const reserve: Operation = {
  kind: 'operation',
  id: 'reserve',
  schemaVersion: 1,
  service: 'address-finder',
  method: 'POST',
  path,
  input: {},
  response: { type: 'object', required: ['number'], properties: { number: { type: 'string' } } },
  result: { number: { var: 'response.number' } },
  statuses: { max: 202 },
};
/** Text times a number, which cannot be evaluated. */
const unreadable: Operation = {
  ...reserve,
  id: 'unreadable',
  result: { '*': [{ var: 'response.number' }, 2] },
};
const unsent: Operation = { ...reserve, id: 'unsent', request: { count: { '*': ['two', 2] } } };
const optional: Operation = { ...reserve, id: 'optional', onFailure: { outcome: 'empty', result: {} } };
/** Reserves, and asks something that always fails. */
const gathering: Operation = {
  kind: 'operation',
  id: 'gathering',
  schemaVersion: 1,
  method: 'POST',
  input: {},
  gather: [
    { operation: 'reserve', as: 'reserved' },
    { operation: 'other', as: 'other' },
  ],
};
const other: Operation = { ...reserve, id: 'other', path: '/api/nowhere' };

const second: Operation = { ...reserve, id: 'second', path: '/api/second' };
const twoSystems: Operation = { ...reserve, id: 'two-systems', fallback: 'second' };
const sharing: Operation = { ...twoSystems, id: 'sharing', sharesIds: true };

const operations = [reserve, unreadable, unsent, optional, gathering, other, second, twoSystems, sharing];
const release = { documents: new Map<string, Document>(operations.map((each) => [each.id, each])) };
const sandbox = sandboxForTests();

/** Makes the call of an operation; returns the doubts about the change that it was to make. */
async function doubtsAfter(id: string, fault: FaultKind): Promise<readonly Doubt[]> {
  const operation = findOperation(release, id);
  if (!operation) throw new Error(`The release of this test has no operation "${id}".`);
  sandbox.plan({ service: 'address-finder', path, ...fault });
  const doubts: Doubt[] = [];
  const isSilent = fault.kind === 'hang' || fault.kind === 'stall';
  const services = sandbox.connect({}, (service) => (isSilent ? { ...service, timeoutMs: 400 } : service));
  await runOperation(operation, {}, { services, scope: emptyScope, onDoubt: (doubt) => doubts.push(doubt) });
  return doubts;
}

const answered = (body: unknown, status = 200): FaultKind => ({ kind: 'status', status, body });
const reserved = answered({ number: 'R-1' });

describe('a call that may have been done', () => {
  it.each<readonly [string, FaultKind]>([
    ['half of an answer', { kind: 'malformed-json' }],
    ['a page in place of JSON', { kind: 'wrong-content-type' }],
    ['an answer without what is required', answered({})],
    ['an answer of another type', answered([])],
    [
      'an answer with a key that no answer may have',
      answered(JSON.parse('{"__proto__": {}, "number": "1"}')),
    ],
    ['a good status above the highest', answered({ number: 'R-1' }, 203)],
    ['a redirect', { kind: 'status', status: 303, headers: { location: '/address-finder/elsewhere' } }],
    ['more than we read', { kind: 'huge-body' }],
    ['only the beginning of an answer', { kind: 'stall' }],
    ['nothing', { kind: 'hang' }],
    ['a connection that was cut', { kind: 'reset' }],
    ['word that somebody on the way gave up', { kind: 'status', status: 504 }],
    ['word that the service broke over it', { kind: 'status', status: 500 }],
  ])('is one that got %s', async (_, fault) => {
    expect(await doubtsAfter('reserve', fault)).toEqual(['unknown']);
  });

  it('is one whose answer no result can be made of', async () => {
    expect(await doubtsAfter('unreadable', reserved)).toEqual(['unknown']);
  });

  it('stays one when its operation has a result to give instead', async () => {
    expect(await doubtsAfter('optional', answered({}))).toEqual(['unknown']);
  });

  it('is one that was answered, of several of which another was refused', async () => {
    expect(new Set(await doubtsAfter('gathering', reserved))).toEqual(new Set(['refused', 'unknown']));
  });
});

describe('a call that was not done', () => {
  it('is one that the service has turned down', async () => {
    expect(await doubtsAfter('reserve', { kind: 'status', status: 422 })).toEqual(['refused']);
  });

  it.each([409, 429, 501, 503])('is, this time, one that was answered with %i', async (status) => {
    expect(await doubtsAfter('reserve', { kind: 'status', status })).toEqual(['undone']);
  });

  it('is one that was never sent', async () => {
    expect(await doubtsAfter('unsent', reserved)).toEqual([]);
    expect(sandbox.received(path)).toEqual([]);
  });

  it('leaves no doubt when it went well', async () => {
    expect(await doubtsAfter('reserve', reserved)).toEqual([]);
  });
});

describe('a second system', () => {
  it.each([503, 422])('is asked when the first one did not do it: %i', async (status) => {
    await doubtsAfter('two-systems', { kind: 'status', status });
    expect(sandbox.received('/api/second')).toHaveLength(1);
  });

  it.each<FaultKind>([{ kind: 'hang' }, { kind: 'reset' }, { kind: 'status', status: 500 }, answered({})])(
    'is not asked when the first one may have done it: $kind',
    async (fault) => {
      expect(await doubtsAfter('two-systems', fault)).toEqual(['unknown']);
      expect(sandbox.received('/api/second')).toEqual([]);
    },
  );

  it('is asked then, too, when both share their ids', async () => {
    await doubtsAfter('sharing', { kind: 'status', status: 500 });
    expect(sandbox.received('/api/second')).toHaveLength(1);
  });
});
