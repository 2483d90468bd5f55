import { describe, expect, it } from 'vitest';
import type { Operation } from '#schemas';
import { environment } from '../journeys/journeys.fixture.ts';
import { compileOperation } from './compile-operation.ts';
import { gatheredCalls, mapGathered, refusalOf } from './gather.ts';

const desks: Operation = {
  kind: 'operation',
  id: 'desks',
  schemaVersion: 1,
  method: 'GET',
  input: { first: { type: 'string' }, second: { type: 'string' } },
  checks: [
    { that: { '!=': [{ var: 'input.first' }, { var: 'input.second' }] }, message: 'Twice the same desk' },
    { that: { answered: { var: 'input.first' } }, message: { cat: ['No ', 'desk'] } },
  ],
  gather: [
    { operation: 'desk', as: 'first', with: { desk: { var: 'input.first' }, isOpen: true } },
    {
      operation: 'desk',
      as: 'second',
      with: { desk: { var: 'input.second' } },
      when: { answered: { var: 'input.second' } },
    },
    { operation: 'all-desks', as: 'others' },
  ],
  result: { first: { var: 'results.first.name' }, others: { var: 'results.others' } },
};
const compiled = compileOperation(desks);
const scope = { ...environment.surroundings, answers: {}, results: {}, facts: {}, session: {} };

describe('an operation that gathers others', () => {
  it('calls each whose condition holds, with the input that is written for it', () => {
    expect(gatheredCalls(compiled, { first: 'A', second: 'B' }, scope)).toEqual([
      { operation: 'desk', as: 'first', input: { desk: 'A', isOpen: true } },
      { operation: 'desk', as: 'second', input: { desk: 'B' } },
      { operation: 'all-desks', as: 'others', input: {} },
    ]);
    expect(gatheredCalls(compiled, { first: 'A' }, scope)?.map(({ as }) => as)).toEqual(['first', 'others']);
  });

  it('refuses an input with the message of the first check that fails', () => {
    expect(refusalOf(compiled, { first: 'A', second: 'B' }, scope)).toBeUndefined();
    expect(refusalOf(compiled, { first: 'A', second: 'A' }, scope)).toEqual({
      message: 'Twice the same desk',
    });
    expect(refusalOf(compiled, { second: 'B' }, scope)).toEqual({ message: 'No desk' });
  });

  it('puts the results together under their names', () => {
    const first = { ok: true, result: { name: 'Harbour' } } as const;
    const others = { ok: true, result: ['Hill'] } as const;
    expect(mapGathered(compiled, [['first', first], ['others', others]], scope)).toEqual({
      ok: true,
      result: { first: 'Harbour', others: ['Hill'] },
    }); // biome-ignore format: one line
  });

  it('fails as the first of its calls that fails, whatever the others gave', () => {
    const failed = { ok: false, reason: 'timeout' } as const;
    const later = { ok: false, reason: 'status', status: 500 } as const;
    const done = { ok: true, result: {} } as const;
    expect(mapGathered(compiled, [['first', done], ['second', failed], ['others', later]], scope)).toBe(failed); // biome-ignore format: one line
  });
});
