import { describe, expect, it } from 'vitest';
import type { Operation } from '#schemas';
import { environment } from '../journeys/journeys.fixture.ts';
import { compileDecision } from '../rules/evaluation/decision.ts';
import { buildRequest, operationScope } from './build-request.ts';
import { compileOperation } from './compile-operation.ts';
import { mapResponse, outcomeOfFailure } from './map-response.ts';

const reserve: Operation = {
  kind: 'operation',
  id: 'reserve',
  schemaVersion: 1,
  service: 'library',
  method: 'POST',
  path: '/shelves/{shelf}/holds',
  input: { shelf: { type: 'string' }, name: { type: 'string' }, note: { type: 'string' } },
  optional: ['note'],
  settings: { branch: 'main' },
  query: { q: { var: 'input.name' }, note: { var: 'input.note' } },
  request: {
    hold: {
      by: { var: 'input.name' },
      branch: { var: 'settings.branch' },
      note: { var: 'input.note' },
      rule: { literal: { var: 'kept as it is' } },
    },
  },
  response: { type: 'object', required: ['places'] },
  result: { var: 'response.places' },
};
const scope = { ...environment.surroundings, answers: {}, results: {}, facts: {}, session: {} };

describe('building the request of an operation', () => {
  it('fills path, query and body from the input, and leaves out what is unanswered', () => {
    const request = buildRequest(compileOperation(reserve), { shelf: 'a/b ü', name: 'Ada' }, scope);
    expect(request).toEqual({
      operation: 'reserve',
      service: 'library',
      method: 'POST',
      path: '/shelves/a%2Fb%20%C3%BC/holds',
      query: [['q', 'Ada']],
      headers: {},
      body: { hold: { by: 'Ada', branch: 'main', rule: { var: 'kept as it is' } } },
      timeoutMs: undefined,
      retry: 0,
      cacheSeconds: undefined,
      maximumStatus: 299,
      reads: 'json',
    });
  });

  it('sends a whole input in the order in which the operation declares it', () => {
    const whole = compileOperation({ ...reserve, request: { var: 'input' } });
    const { body } = buildRequest(whole, { name: 'Ada', note: 'x', shelf: '1' }, scope) ?? {};
    expect(JSON.stringify(body)).toBe('{"shelf":"1","name":"Ada","note":"x"}');
  });

  it('takes a setting for several segments of the path, and an input for one', () => {
    const placed = { ...reserve, path: '/{settings.branch}/{shelf}' };
    const configured = { ...scope, settings: { branch: 'north wing/attic' } };
    const { path } = buildRequest(compileOperation(placed), { shelf: 'a/b', name: 'Ada' }, configured) ?? {};
    expect(path).toBe('/north%20wing/attic/a%2Fb');
  });

  it('takes the setting of the document where the server has no text for it', () => {
    const configured = { ...scope, settings: { branch: 7 } };
    const { body } = buildRequest(compileOperation(reserve), { shelf: '1', name: 'Ada' }, configured) ?? {};
    expect(body).toMatchObject({ hold: { branch: 'main' } });
  });

  it('leaves out a parameter of the query that is nothing', () => {
    const asked = compileOperation({ ...reserve, query: { q: { var: 'input.name' }, branch: null } });
    expect(buildRequest(asked, { shelf: '1', name: 'Ada' }, scope)?.query).toEqual([['q', 'Ada']]);
  });

  it('reads no body where the operation describes none', () => {
    const { response: _, ...silent } = reserve;
    const readsOf = (operation: Operation) =>
      buildRequest(compileOperation(operation), { shelf: '1', name: 'Ada' }, scope)?.reads;
    expect(readsOf(silent)).toBe('nothing');
    expect(readsOf({ ...reserve, answer: 'xml' })).toBe('xml');
  });

  it('reads configured settings only where the document declares them', () => {
    const configured = { ...scope, settings: { branch: 'north', secret: 'x' } };
    const request = buildRequest(compileOperation(reserve), { shelf: '1', name: 'Ada' }, configured);
    expect(request?.body).toMatchObject({ hold: { branch: 'north' } });
  });
});

describe('functions and decisions in an operation', () => {
  const documents = new Map([
    [
      'hold-of',
      compileDecision({ otherwise: { by: { var: 'input.name' }, branch: { var: 'settings.branch' } } }),
    ],
    ['first-place', compileDecision({ otherwise: { first: { var: 'input.places' } } })],
    [
      'kind-of',
      compileDecision({
        // biome-ignore lint/suspicious/noThenProperty: a row of a decision.
        rows: [{ when: { '>': [{ count: { var: 'response.places' } }, 1] }, then: 'many' }],
        otherwise: 'one',
      }),
    ],
  ]);
  const calling = compileOperation({
    ...reserve,
    request: { hold: { call: ['hold-of', { name: { var: 'input.name' } }] } },
    result: {
      place: { call: ['first-place', { places: { var: 'response.places' } }] },
      kind: { decide: 'kind-of' },
    },
  });
  const known = { ...scope, decisions: (id: string) => documents.get(id) };
  const inner = operationScope(calling, { shelf: '1', name: 'Ada' }, known);

  it('give parts of what is sent', () => {
    const { body } = buildRequest(calling, { shelf: '1', name: 'Ada' }, known) ?? {};
    expect(body).toEqual({ hold: { by: 'Ada', branch: 'main' } });
  });

  it('give parts of the result', () => {
    const answer = { outcome: 'answered', status: 200, body: { places: ['A1', 'B2'] } } as const;
    expect(mapResponse(calling, answer, () => true, inner)).toEqual({
      ok: true,
      result: { place: 'A1', kind: 'many' },
    });
  });

  it('give the headers of a call, which is not made with one that no header can hold', () => {
    const named = compileOperation({
      ...reserve,
      headers: { 'x-channel': { var: 'input.name' }, 'x-sector': null },
    });
    const headersFor = (name: string) => buildRequest(named, { shelf: '1', name }, known)?.headers;
    expect(headersFor('Ada')).toEqual({ 'x-channel': 'Ada' });
    expect(headersFor('Ada\r\nx-admin: 1')).toBeUndefined();
    expect(headersFor('Zoë')).toBeUndefined();
    expect(headersFor('')).toBeUndefined();
    expect(headersFor('A'.repeat(300))).toEqual({ 'x-channel': 'A'.repeat(300) });
    expect(headersFor('A'.repeat(301))).toBeUndefined();
  });

  it('make the call fail when one is not there', () => {
    expect(buildRequest(calling, { shelf: '1', name: 'Ada' }, scope)).toBeUndefined();
  });
});

describe('mapping the answer of an operation', () => {
  const compiled = compileOperation(reserve);

  it('gives the result that the document describes', () => {
    expect(
      mapResponse(
        compiled,
        { outcome: 'answered', status: 200, body: { places: ['A1'] } },
        () => true,
        scope,
      ),
    ).toEqual({ ok: true, result: ['A1'] });
  });

  it('takes a body that does not fit the schema for a failure', () => {
    expect(mapResponse(compiled, { outcome: 'answered', status: 200, body: [] }, () => false, scope)).toEqual(
      { ok: false, reason: 'unexpected-body', status: 200 },
    );
  });

  it('gives the empty result on failure where the document names one', () => {
    const forgiving = compileOperation({ ...reserve, onFailure: { outcome: 'empty', result: [] } });
    const failure = { ok: false, reason: 'timeout' } as const;
    expect(outcomeOfFailure(forgiving, failure, scope)).toEqual({ ok: true, result: [] });
    expect(outcomeOfFailure(compiled, failure, scope)).toEqual(failure);
  });

  it('lets that result say why the call failed', () => {
    const telling = compileOperation({
      ...reserve,
      onFailure: {
        outcome: 'empty',
        result: { why: { var: 'failure.reason' }, status: { var: 'failure.status' } },
      },
    });
    const refused = mapResponse(
      telling,
      { outcome: 'failed', reason: 'status', status: 409 },
      () => true,
      scope,
    );
    expect(refused.ok || outcomeOfFailure(telling, refused, scope)).toEqual({
      ok: true,
      result: { why: 'status', status: 409 },
    });
  });
});
