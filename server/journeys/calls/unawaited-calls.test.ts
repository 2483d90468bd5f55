import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inRequest } from '../../observing/request-context.ts';
import type { Tracing } from '../../observing/tracing.ts';
import type { OutboxCall } from '../../operations/outbox/outbox.ts';
import { type Outside, openWorkshop } from '../open-workshop.fixture.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { workshop, workshopWith } from '../workshop.fixture.ts';
import { putUnawaited, unawaitedSender } from './unawaited-calls.ts';

let outside: Outside;
let deps: SubmitDeps;

beforeAll(async () => {
  ({ outside, deps } = await openWorkshop());
});
afterAll(() => outside.close());
beforeEach(() => outside.reset());

const place = { release: 'workshop', journey: 'mend', step: 'bicycle', run: 'run-1', now: '2026-03-01' };

function send(operation: string, frame: unknown, content: object = place, using: Partial<SubmitDeps> = {}) {
  const call = { transactionId: 'T-1', operation, content: { ...content, input: { frame } } };
  return unawaitedSender({ ...deps, ...using })(call);
}

describe('a call of the outbox', () => {
  it('is made under its transaction id', async () => {
    expect(await send('reserve', 'F-1')).toEqual({ outcome: 'sent' });
    expect(outside.received).toMatchObject([
      { path: '/reservations', headers: { 'x-transaction-id': 'T-1' }, body: { frame: 'F-1' } },
    ]);
  });

  it('names the request that has asked for it, however much later it is made', async () => {
    const put: OutboxCall[] = [];
    const outbox = { put: async (call: OutboxCall) => void put.push(call) };
    await inRequest({ requestId: 'R-1' }, () =>
      putUnawaited(outbox, 'reserve', { ...place, input: { frame: 'F-1' } }),
    );
    for (const call of put) await unawaitedSender(deps)(call);
    expect(outside.received).toMatchObject([{ headers: { 'x-request-id': 'R-1' } }]);
  });

  it('stands in the trace of the request that has asked for it, however much later it is made', async () => {
    const put: OutboxCall[] = [];
    const outbox = { put: async (call: OutboxCall) => void put.push(call) };
    const started: unknown[] = [];
    const tracing: Tracing = {
      start(name, _, parent) {
        started.push([name, parent]);
        return { traceparent: 'of-the-call', end: () => undefined };
      },
      stop: async () => undefined,
    };
    await inRequest({ requestId: 'R-1', trace: { tracing, parent: 'of-the-press' } }, () =>
      putUnawaited(outbox, 'reserve', { ...place, input: { frame: 'F-1' } }),
    );
    for (const call of put) await unawaitedSender({ ...deps, tracing })(call);
    await unawaitedSender({ ...deps, tracing })({
      transactionId: 'T-2',
      operation: 'reserve',
      content: { ...place, input: { frame: 'F-2' } },
    });
    expect(started).toEqual([
      ['call', 'of-the-press'],
      ['call', undefined],
    ]);
    expect(outside.received).toMatchObject([
      { headers: { traceparent: 'of-the-call' } },
      { headers: { traceparent: 'of-the-call' } },
    ]);
  });

  it.each([400, 404, 409, 422])('is given up when it is refused with status %i', async (status) => {
    expect(await send('find-bicycle', `status-${status}`)).toMatchObject({
      outcome: 'failed',
      isFinal: true,
      reason: expect.stringContaining(String(status)),
    });
  });

  it.each([302, 401, 403, 408, 425, 429, 500])(
    'is made again after status %i, which may end',
    async (status) => {
      const { deps, outside } = await openWorkshop();
      const sending = await send('find-bicycle', `status-${status}`, place, deps);
      await outside.close();
      expect(sending).toMatchObject({ outcome: 'failed', isFinal: false });
    },
  );

  it('is given up when its answer is refused, which another attempt would not change', async () => {
    const refused = { outcome: 'failed', reason: 'refused 200', isFinal: true };
    expect(await send('find-bicycle', 'dangerous')).toEqual(refused);
  });

  it('is made again after a failure for which its operation has a result', async () => {
    const forgiving = workshopWith((document) =>
      document.kind === 'operation' && document.id === 'find-bicycle'
        ? { ...document, onFailure: { outcome: 'empty', result: {} } }
        : document,
    );
    const release = { id: 'workshop', compiled: forgiving };
    const releases = { live: () => release, find: async () => release };
    const { deps, outside } = await openWorkshop();
    const sending = await send('find-bicycle', 'status-500', place, { ...deps, releases });
    await outside.close();
    expect(sending).toEqual({ outcome: 'failed', reason: 'status 500', isFinal: false });
  });

  it('is given up without being made when its input does not fit', async () => {
    expect(await send('reserve', 7)).toEqual({ outcome: 'failed', reason: 'bad-input', isFinal: true });
    expect(outside.received).toEqual([]);
  });

  it.each([
    ['operation', 'none', place],
    ['journey', 'reserve', { ...place, journey: 'none' }],
  ])('is given up when its %s is gone', async (_, operation, content) => {
    const unknown = { outcome: 'failed', reason: 'unknown operation', isFinal: true };
    expect(await send(operation, 'F-1', content)).toEqual(unknown);
  });

  it('is made by the release that it was asked for in, or by the live one when that is gone', async () => {
    const moved = workshopWith((document) =>
      document.kind === 'operation' && document.id === 'reserve' ? { ...document, path: '/moved' } : document,
    );
    const releases = {
      live: () => ({ id: 'live', compiled: moved }),
      find: async (id: string) => (id === 'workshop' ? { id, compiled: workshop } : undefined),
    };
    await send('reserve', 'F-1', place, { releases });
    await send('reserve', 'F-1', { ...place, release: 'gone' }, { releases });
    expect(outside.received.map(({ path }) => path)).toEqual(['/reservations', '/moved']);
  });

  it('is answered once it is kept, and not when it cannot be', async () => {
    const call = { ...place, input: {} };
    expect(await putUnawaited(deps.outbox, 'reserve', call)).toEqual({ ok: true, result: undefined });
    const put = async () => {
      throw new Error('The database is gone.');
    };
    await expect(putUnawaited({ put }, 'reserve', call)).rejects.toThrow('gone');
  });
});
