import { describe, expect, it } from 'vitest';
import type { Operation, Template } from '#schemas';
import { environment } from '../journeys/journeys.fixture.ts';
import { buildRequest } from './build-request.ts';
import { compileOperation } from './compile-operation.ts';
import { gatheredCalls, mapGathered, refusalOf } from './gather.ts';
import { mapResponse, outcomeOfFailure } from './map-response.ts';

/** Text times a number: the check refuses it and evaluation faults. */
const faulty: Template = { '*': [{ var: 'input.name' }, 2] };
const reserve: Operation = {
  kind: 'operation',
  id: 'reserve',
  schemaVersion: 1,
  service: 'library',
  method: 'POST',
  path: '/holds',
  input: { name: { type: 'string' } },
  response: { type: 'object' },
};
const input = { name: 'Ada' };
const scope = { ...environment.surroundings, answers: {}, results: {}, facts: {}, session: {}, input };
const answered = { outcome: 'answered', status: 200, body: {} } as const;

describe('an operation of which a rule cannot be evaluated', () => {
  it.each([
    ['body', { request: { by: 'Ada', twice: faulty } }],
    ['query', { query: { by: 'Ada', twice: faulty } }],
  ])('has no request when it is in the %s', (_, parts) => {
    expect(buildRequest(compileOperation({ ...reserve, ...parts }), input, scope)).toBeUndefined();
  });

  it('fails when its answer cannot be mapped, though the service has answered', () => {
    const compiled = compileOperation({ ...reserve, result: { places: faulty } });
    const result = mapResponse(compiled, answered, () => true, scope);
    expect(result).toEqual({ ok: false, reason: 'unevaluated', status: 200 });
  });

  it('fails with what is given instead when that cannot be evaluated either', () => {
    const compiled = compileOperation({ ...reserve, onFailure: { outcome: 'empty', result: faulty } });
    const failure = { ok: false, reason: 'timeout' } as const;
    expect(outcomeOfFailure(compiled, failure, scope)).toEqual(failure);
  });

  it('fails with failures that the rule of what is given instead does not hold for', () => {
    const when = { '==': [{ var: 'failure.status' }, 409] };
    const compiled = compileOperation({
      ...reserve,
      onFailure: { outcome: 'empty', when, result: { isTaken: true } },
    });
    const refused = { ok: false, reason: 'status', status: 409 } as const;
    expect(outcomeOfFailure(compiled, refused, scope)).toMatchObject({ ok: true, result: { isTaken: true } });
    for (const failure of [{ ...refused, status: 500 }, { ok: false, reason: 'timeout' } as const])
      expect(outcomeOfFailure(compiled, failure, scope)).toEqual(failure);
  });

  it('refuses its input when a check of it cannot be evaluated', () => {
    const compiled = compileOperation({ ...reserve, checks: [{ that: faulty, message: 'Not so' }] });
    expect(refusalOf(compiled, input, scope)).toMatchObject({ fault: { code: 'rule-type-mismatch' } });
  });

  it.each([
    ['whether to make it', { when: faulty }],
    ['its input', { with: { name: faulty } }],
  ])('gathers nothing when it is about a call: %s', (_, parts) => {
    const { service: _s, path: _p, response: _r, ...own } = reserve;
    const each = { operation: 'other', as: 'other', ...parts };
    const compiled = compileOperation({ ...own, gather: [each] });
    expect(gatheredCalls(compiled, input, scope)).toBeUndefined();
  });

  it('fails when what it gathered cannot be put together', () => {
    const compiled = compileOperation({ ...reserve, result: { '*': [{ var: 'results.other' }, 2] } });
    const given = [['other', { ok: true, result: 'text' }]] as const;
    expect(mapGathered(compiled, given, scope)).toEqual({ ok: false, reason: 'unevaluated' });
  });
});
