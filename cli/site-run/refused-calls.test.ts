import { describe, expect, it } from 'vitest';
import type { CompiledRelease } from '#engine';
import type { Press } from '../scenarios/scenario.ts';
import { requestsToRefuse, withRefusedCalls } from './refused-calls.ts';

const documents = [
  { kind: 'operation', id: 'hire', service: 'shop', method: 'POST', path: '/hires' },
  { kind: 'operation', id: 'find', service: 'shop', method: 'GET', path: '/things', cacheSeconds: 60 },
];
const release = {
  documents: new Map(documents.map((each) => [each.id, each])),
} as unknown as CompiledRelease;

const fails = { failure: 'timeout' } as const;
const turn = (...calls: NonNullable<Press['calls']>[number][]): Press => ({
  press: 'thing',
  calls,
  expect: { outcome: 'accepted', at: { step: 'done' } },
});
const made = (operation: string, path: string) =>
  ({ operation, request: { service: 'shop', method: 'POST', path } }) as const;

describe('the calls of a turn that fail', () => {
  it('are refused by the sandbox, and here by the same status', () => {
    const failing = turn({ operation: 'hire', gives: fails }, { operation: 'hire', gives: { status: 404 } });
    expect(withRefusedCalls(failing).calls?.map(({ gives }) => gives)).toEqual([
      { status: 400 },
      { status: 404 },
    ]);
    expect(requestsToRefuse(failing, [made('hire', '/hires'), made('hire', '/other')], release)).toEqual([
      { service: 'shop', path: '/hires' },
    ]);
    expect(requestsToRefuse(turn({ operation: 'hire' }), [made('hire', '/hires')], release)).toEqual([]);
  });

  it('cannot be refused where a site keeps answers, or beside a call to the same address that succeeds', () => {
    const kept = turn({ operation: 'find', gives: fails });
    expect(requestsToRefuse(kept, [made('find', '/things')], release)).toContain('find fails');
    const both = turn({ operation: 'hire' }, { operation: 'hire', gives: fails });
    const calls = [made('hire', '/hires'), made('hire', '/hires')];
    expect(requestsToRefuse(both, calls, release)).toContain('another call to its address does not');
  });
});
