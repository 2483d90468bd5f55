import { beforeEach, describe, expect, it } from 'vitest';
import { isLookUp, type RunnableOperation } from '#engine';
import type { Document, Operation } from '#schemas';
import { sandboxForTests } from '../../tests/support/instances/sandbox.ts';
import { emptyScope } from '../../tests/support/journeys/rule-scope.ts';
import { findExposedOperation, findOperation, type RunContext, runOperation } from './release-operations.ts';
import type { ConnectedServices } from './services/connected-services.ts';

const findPlace: Operation = {
  kind: 'operation',
  id: 'find-place',
  schemaVersion: 1,
  service: 'address-finder',
  method: 'GET',
  path: '/api/nz/address/autocomplete',
  query: { format: 'json', q: { var: 'input.typed' } },
  input: { typed: { type: 'string', minLength: 3 } },
  response: {
    type: 'object',
    required: ['completions'],
    properties: { completions: { type: 'array', items: { type: 'object' } } },
  },
  result: { map: [{ var: 'response.completions' }, { var: 'item.a' }] },
  onFailure: { outcome: 'empty', result: [] },
  expose: { path: '/api/places' },
};
const statusPath = '/v1/expr/genesys-cloud/webmessenger/status';
const deskStatus: Operation = {
  kind: 'operation',
  id: 'desk-status',
  schemaVersion: 1,
  service: 'provider',
  method: 'GET',
  path: statusPath,
  query: { pageId: { var: 'input.desk' } },
  headers: { 'x-application-id': 'LIBRARY', 'x-channel-id': 'Kiosk' },
  input: { desk: { type: 'string' } },
  response: { type: 'object', required: ['active'], properties: { active: { type: 'boolean' } } },
  result: { open: { var: 'response.active' } },
};

const keptStatus: Operation = { ...deskStatus, id: 'kept-status', cacheSeconds: 60 };

/** Asks a status that does not exist, and falls back to one that does. */
const anyStatus: Operation = { ...deskStatus, id: 'any-status', path: '/nowhere', fallback: 'desk-status' };
/** Asks two desks at once, if there are two to ask. */
const bothDesks: Operation = {
  kind: 'operation',
  id: 'both-desks',
  schemaVersion: 1,
  method: 'POST',
  input: { first: { type: 'string' }, second: { type: 'string' } },
  optional: ['first', 'second'],
  checks: [
    {
      that: { or: [{ answered: { var: 'input.first' } }, { answered: { var: 'input.second' } }] },
      message: 'No desk to ask',
    },
  ],
  gather: [
    {
      operation: 'desk-status',
      as: 'first',
      with: { desk: { var: 'input.first' } },
      when: { answered: { var: 'input.first' } },
    },
    {
      operation: 'desk-status',
      as: 'second',
      with: { desk: { var: 'input.second' } },
      when: { answered: { var: 'input.second' } },
    },
  ],
  result: {
    first: { var: 'results.first.open' },
    second: { var: 'results.second.open' },
    id: { var: 'call.transactionId' },
  },
  expose: { path: '/api/desks' },
};
/** Keeps what was sent and its id, after success and after failure. */
const recorded: Operation = {
  ...deskStatus,
  id: 'recorded',
  method: 'POST',
  request: { desk: { var: 'input.desk' } },
  result: { id: { var: 'call.transactionId' } },
  onFailure: {
    outcome: 'empty',
    result: { id: { var: 'call.transactionId' }, sent: { var: 'call.request' } },
  },
};
const wellOnly: Operation = {
  ...deskStatus,
  id: 'well-only',
  statuses: { max: 200 },
  path: '/nowhere',
  onFailure: {
    outcome: 'empty',
    result: { open: false, why: { var: 'failure.reason' }, status: { var: 'failure.status' } },
  },
};

/** Text times a number, which cannot be evaluated. */
const faulty = { '*': [{ var: 'input.desk' }, 2] };
const withFaultyBody: Operation = {
  ...deskStatus,
  id: 'faulty-body',
  method: 'POST',
  request: { desk: faulty },
};
const withFaultyResult: Operation = { ...deskStatus, id: 'faulty-result', result: { open: faulty } };

/** Sends its branch, a setting that the server's settings may override. */
const withSetting: Operation = {
  ...deskStatus,
  id: 'with-setting',
  settings: { branch: 'main' },
  result: { branch: { var: 'settings.branch' }, secret: { var: 'settings.secret' } },
  onFailure: { outcome: 'empty', result: { branch: { var: 'settings.branch' }, isDown: true } },
};

const release = {
  documents: new Map<string, Document>(
    [
      findPlace,
      deskStatus,
      keptStatus,
      anyStatus,
      recorded,
      bothDesks,
      wellOnly,
      withFaultyBody,
      withFaultyResult,
      withSetting,
    ].map((each) => [each.id, each]),
  ),
};

const sandbox = sandboxForTests();
let services: ConnectedServices;
beforeEach(() => {
  services = sandbox.connect();
});

function run(id: string, input: Record<string, string>, more: Partial<RunContext> = {}) {
  return runOperation(operation(id), input, { services, scope: emptyScope, ...more });
}

function operation(id: string): RunnableOperation {
  const found = findOperation(release, id);
  if (!found) throw new Error(`The release of this test has no operation "${id}".`);
  return found;
}

describe('a look-up that gives more than may be kept', () => {
  const little = { largestResultBytes: 10 };

  it('has failed, unless there is enough room', async () => {
    const failure = { ok: false, reason: 'too-large' };
    expect(await run('desk-status', { desk: 'front' }, little)).toEqual(failure);
    expect(await run('both-desks', { first: 'front', second: 'back' }, little)).toEqual(failure);
    const enough = { largestResultBytes: 13 };
    expect(await run('desk-status', { desk: 'front' }, enough)).toMatchObject({ ok: true });
  });

  it('gives what its operation gives in place of a failure, which may say why', async () => {
    const result = await run('well-only', { desk: 'well' }, little);
    expect(result).toMatchObject({ ok: true, result: { open: false, why: 'status' } });
    const found = await run('find-place', { typed: 'cuba well' }, little);
    expect(found).toEqual({ ok: true, result: [] });
  });
});

describe('the settings of an operation', () => {
  const configured = { ...emptyScope, settings: { branch: 'north', secret: 'x' } };

  it('are known to its result as they are to its request: those it declares, with its own values', async () => {
    expect(await run('with-setting', { desk: 'front' })).toEqual({ ok: true, result: { branch: 'main' } });
    const result = await run('with-setting', { desk: 'front' }, { scope: configured });
    expect(result).toEqual({ ok: true, result: { branch: 'north' } });
  });

  it('are known to the result in place of a failed call', async () => {
    sandbox.plan({ service: 'provider', path: statusPath, kind: 'status', status: 500 });
    const result = await run('with-setting', { desk: 'front' });
    expect(result).toEqual({ ok: true, result: { branch: 'main', isDown: true } });
  });
});

describe('an operation of a release', () => {
  it('is built, performed and mapped as its document says', async () => {
    const result = await run('find-place', { typed: 'cuba well' });
    expect(result).toEqual({ ok: true, result: expect.arrayContaining([expect.stringContaining('Te Aro')]) });
    expect(sandbox.received(findPlace.path)[0]?.reception.query).toMatchObject({
      q: ['cuba well'],
      format: ['json'],
    });
  });

  it('sends the identifiers of its document and the transaction id of the submission', async () => {
    const transactionId = '3f2b8a52-93a1-4d0e-8f5b-6f1f0a2d9c11';
    expect(await run('desk-status', { desk: 'closed' }, { transactionId })).toEqual({
      ok: true,
      result: { open: false },
    });
    expect(sandbox.received(statusPath)[0]?.reception.headers).toMatchObject({
      'x-transaction-id': transactionId,
      'x-application-id': 'LIBRARY',
      'x-channel-id': 'Kiosk',
    });
  });

  it('is not called with an input that does not fit', async () => {
    for (const input of [{ typed: 'cu' }, {}, { typed: 'cuba', other: 'x' }]) {
      expect(await run('find-place', input as Record<string, string>)).toEqual({
        ok: false,
        reason: 'bad-input',
      });
    }
    expect(sandbox.received()).toEqual([]);
  });

  it('gives its empty result when the call fails, where it has one', async () => {
    sandbox.plan(
      { service: 'address-finder', kind: 'reset' },
      { service: 'provider', path: statusPath, kind: 'status', status: 500 },
    );
    expect(await run('find-place', { typed: 'cuba' })).toEqual({ ok: true, result: [] });
    expect(await run('desk-status', { desk: 'home' })).toEqual({ ok: false, reason: 'status', status: 500 });
  });

  it('has failed when the body is not the expected one', async () => {
    sandbox.plan({
      service: 'provider',
      path: statusPath,
      kind: 'status',
      status: 200,
      body: { active: 'yes' },
    });
    expect(await run('desk-status', { desk: 'home' })).toEqual({
      ok: false,
      reason: 'unexpected-body',
      status: 200,
    });
  });

  it('sends nothing when a part of its request cannot be evaluated', async () => {
    expect(await run('faulty-body', { desk: 'home' })).toEqual({ ok: false, reason: 'unevaluated' });
    expect(sandbox.received()).toEqual([]);
  });

  it('has failed when nothing can be made of the answer', async () => {
    expect(await run('faulty-result', { desk: 'home' })).toMatchObject({ ok: false, reason: 'unevaluated' });
    expect(sandbox.received(statusPath)).toHaveLength(1);
  });

  it('asks again when what it could keep was not the expected body', async () => {
    const body = { active: 'yes' };
    sandbox.plan({ service: 'provider', path: statusPath, kind: 'status', status: 200, body, times: 1 });
    expect(await run('kept-status', { desk: 'home' })).toMatchObject({ ok: false });
    expect(await run('kept-status', { desk: 'home' })).toMatchObject({ ok: true });
    expect(await run('kept-status', { desk: 'home' })).toMatchObject({ ok: true });
    expect(sandbox.received(statusPath)).toHaveLength(2);
  });

  it('runs its fallback after any failure, with the same input and transaction id', async () => {
    const transactionId = '3f2b8a52-93a1-4d0e-8f5b-6f1f0a2d9c11';
    expect(await run('any-status', { desk: 'closed' }, { transactionId })).toEqual({
      ok: true,
      result: { open: false },
    });
    const ids = sandbox.received().map(({ reception }) => reception.headers['x-transaction-id']);
    expect(ids.filter((id) => id === transactionId)).toHaveLength(2);
  });

  it('may keep in its result what was sent, and under which transaction id', async () => {
    const transactionId = '3f2b8a52-93a1-4d0e-8f5b-6f1f0a2d9c11';
    expect(await run('recorded', { desk: 'closed' }, { transactionId })).toEqual({
      ok: true,
      result: { id: transactionId, sent: { desk: 'closed' } },
    });
  });

  it('gathers what others give, side by side, each under a transaction id of its own', async () => {
    const transactionId = '3f2b8a52-93a1-4d0e-8f5b-6f1f0a2d9c11';
    expect(await run('both-desks', { first: 'home', second: 'closed' }, { transactionId })).toEqual({
      ok: true,
      result: { first: true, second: false, id: transactionId },
    });
    const idsSent = () =>
      sandbox.received(statusPath).map(({ reception }) => reception.headers['x-transaction-id']);
    const asked = idsSent();
    expect(new Set([...asked, transactionId]).size).toBe(3);
    await run('both-desks', { first: 'home', second: 'closed' }, { transactionId });
    expect(new Set(idsSent())).toEqual(new Set(asked));
  });

  it('does not wait for one of those before it asks the next', async () => {
    await run('desk-status', { desk: 'home' });
    const before = sandbox.received(statusPath).length;
    sandbox.plan({ service: 'provider', path: statusPath, kind: 'hang' });
    const caller = new AbortController();
    const running = run('both-desks', { first: 'home', second: 'closed' }, { signal: caller.signal });
    await expect.poll(() => sandbox.received(statusPath)).toHaveLength(before + 2);
    caller.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
  });

  it('gathers only what is wanted, and fails as what it gathers fails', async () => {
    expect(await run('both-desks', { second: 'closed' })).toMatchObject({ result: { second: false } });
    expect(sandbox.received(statusPath)).toHaveLength(1);
    sandbox.plan({ service: 'provider', path: statusPath, kind: 'status', status: 503 });
    expect(await run('both-desks', { first: 'home' })).toEqual({ ok: false, reason: 'status', status: 503 });
  });

  it.each([['both-desks'], ['desk-status'], ['provider']])(
    'gathers nothing while it, or what it gathers, is switched off: %s',
    async (name) => {
      services = sandbox.connect({ switchedOff: [name] });
      expect(await run('both-desks', { first: 'home', second: 'closed' })).toEqual({
        ok: false,
        reason: 'switched-off',
      });
      expect(sandbox.received()).toEqual([]);
    },
  );

  it('is a look-up when it says that a repeat is safe, or gathers nothing but look-ups', () => {
    const order: Operation = { ...deskStatus, id: 'order', method: 'POST' };
    const safe: Operation = { ...order, id: 'safe', retry: 1 };
    const mixed: Operation = { ...bothDesks, id: 'mixed', gather: [{ operation: 'order', as: 'first' }] };
    const all = [deskStatus, bothDesks, order, safe, mixed];
    const documents = new Map<string, Document>(all.map((document) => [document.id, document]));
    const found = all.filter(({ id }) => {
      const operation = findOperation({ documents }, id);
      return operation && isLookUp(operation);
    });
    expect(found.map(({ id }) => id)).toEqual(['desk-status', 'both-desks', 'safe']);
  });

  it('calls nothing for an input that a check refuses, and says why', async () => {
    expect(await run('both-desks', {})).toEqual({
      ok: false,
      reason: 'bad-input',
      message: 'No desk to ask',
    });
    expect(sandbox.received()).toEqual([]);
  });

  it('has failed when the fallback fails too', async () => {
    sandbox.plan({ service: 'provider', path: statusPath, kind: 'status', status: 503 });
    expect(await run('any-status', { desk: 'home' })).toEqual({ ok: false, reason: 'status', status: 404 });
  });

  it('takes a status above its highest for a failure, and may say why in its result', async () => {
    expect(await run('well-only', { desk: 'home' })).toEqual({
      ok: true,
      result: { open: false, why: 'status', status: 404 },
    });
    const created = { service: 'provider', kind: 'status', status: 201, body: { active: true } } as const;
    sandbox.plan({ ...created, path: '/nowhere' });
    expect(await run('well-only', { desk: 'home' })).toMatchObject({ result: { status: 201 } });
  });

  it('is found by id, and by method and path only when exposed', () => {
    expect(findOperation(release, 'elsewhere')).toBeUndefined();
    expect(findExposedOperation(release, 'GET', '/api/places')).toBe(operation('find-place'));
    expect(findExposedOperation(release, 'POST', '/api/places')).toBeUndefined();
    expect(findExposedOperation(release, 'GET', statusPath)).toBeUndefined();
  });
});
