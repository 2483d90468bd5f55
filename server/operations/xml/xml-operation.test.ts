import { beforeEach, describe, expect, it } from 'vitest';
import type { Operation } from '#schemas';
import type { FaultKind } from '../../../sandbox/index.ts';
import { sandboxForTests } from '../../../tests/support/instances/sandbox.ts';
import { emptyScope } from '../../../tests/support/journeys/rule-scope.ts';
import { findOperation, runOperation } from '../release-operations.ts';
import type { ConnectedServices } from '../services/connected-services.ts';

const record = {
  type: 'object',
  required: ['Site', 'LastHour'],
  properties: {
    Site: { type: 'string' },
    LastHour: { type: 'number' },
    Day7DateOfMax: { type: ['string', 'null'] },
  },
} as const;
const listSites: Operation = {
  kind: 'operation',
  id: 'list-sites',
  schemaVersion: 1,
  service: 'monitoring',
  method: 'GET',
  path: '/{settings.folder}/summary.xml',
  settings: { folder: 'public' },
  input: {},
  answer: 'xml',
  response: {
    type: 'object',
    required: ['MonitoringSummary'],
    properties: {
      MonitoringSummary: {
        type: 'object',
        required: ['Summary'],
        properties: { Summary: { type: 'array', items: record, maxItems: 300 } },
      },
    },
  },
  result: { var: 'response.MonitoringSummary.Summary' },
  timeoutMs: 3000,
  cacheSeconds: 60,
};
/** Reads less of the same answer. */
const countSites: Operation = {
  ...listSites,
  id: 'count-sites',
  response: {
    type: 'object',
    required: ['MonitoringSummary'],
    properties: { MonitoringSummary: { type: 'object', properties: { Summary: { type: 'array' } } } },
  },
  result: { count: [{ var: 'response.MonitoringSummary.Summary' }] },
};
const forgiving: Operation = { ...listSites, id: 'forgiving', onFailure: { outcome: 'empty', result: [] } };
const otherwise: Operation = { ...listSites, id: 'otherwise', path: '/nowhere.xml', fallback: 'list-sites' };
const documents = new Map([listSites, countSites, forgiving, otherwise].map((each) => [each.id, each]));

const sandbox = sandboxForTests();
let services: ConnectedServices;
beforeEach(() => {
  services = sandbox.connect();
});

function run(id: string, settings = {}) {
  const operation = findOperation({ documents }, id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return runOperation(operation, {}, { services, scope: { ...emptyScope, settings } });
}

describe('an operation whose answer is XML', () => {
  it('gives a result like any other, with lists and numbers as its response has them', async () => {
    const ran = await run('list-sites');
    expect(ran).toMatchObject({ ok: true });
    const [first] = (ran as unknown as { result: readonly object[] }).result;
    expect(first).toEqual({ Site: 'Moawhango Dam', LastHour: expect.any(Number), Day7DateOfMax: null });
    expect(sandbox.received()[0]?.reception.headers.accept).toBe('application/xml, text/xml');
  });

  it('shares a kept answer with one that reads other parts of it', async () => {
    await run('list-sites');
    expect(await run('count-sites')).toMatchObject({ ok: true, result: 33 });
    expect(sandbox.received()).toHaveLength(1);
  });

  it('is asked for at the path that the settings of the server give', async () => {
    expect(await run('list-sites', { folder: 'elsewhere/north island' })).toMatchObject({ reason: 'status' });
    expect(sandbox.received()[0]?.reception.path).toBe('/elsewhere/north island/summary.xml');
    expect(await run('list-sites', { folder: '../public' })).toMatchObject({ reason: 'refused' });
    expect(sandbox.received()).toHaveLength(1);
  });

  it.each<[FaultKind, object]>([
    [{ kind: 'malformed-xml' }, { reason: 'not-xml' }],
    [{ kind: 'malformed-json' }, { reason: 'not-xml' }],
    [{ kind: 'wrong-content-type' }, { reason: 'not-xml' }],
    [{ kind: 'huge-body' }, { reason: 'too-large' }],
    [{ kind: 'hang' }, { reason: 'timeout' }],
    [{ kind: 'reset' }, { reason: 'network' }],
    [
      { kind: 'status', status: 500 },
      { reason: 'status', status: 500 },
    ],
  ])('fails when the service does: %j', async (kind, failure) => {
    sandbox.plan({ service: 'monitoring', ...kind });
    expect(await run('list-sites')).toMatchObject({ ok: false, ...failure });
    expect(await run('forgiving')).toEqual({ ok: true, result: [] });
  });

  it('falls back to another', async () => {
    expect(await run('otherwise')).toMatchObject({ ok: true });
  });

  it('asks again after an answer that it could not use', async () => {
    sandbox.plan({ service: 'monitoring', kind: 'malformed-xml', times: 1 });
    expect(await run('list-sites')).toMatchObject({ ok: false });
    expect(await run('list-sites')).toMatchObject({ ok: true });
  });
});
