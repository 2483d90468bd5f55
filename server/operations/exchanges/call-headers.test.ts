import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxForTests } from '../../../tests/support/instances/sandbox.ts';
import { chatStatus, findAddress } from '../../../tests/support/instances/sandbox-requests.ts';
import { inRequest } from '../../observing/request-context.ts';
import { performOperation } from '../perform-operation.ts';
import type { ConnectedServices } from '../services/connected-services.ts';
import { callHeaders } from './call-headers.ts';

const sandbox = sandboxForTests();
let services: ConnectedServices;
beforeEach(() => {
  services = sandbox.connect();
});

describe('the headers of a provider call', () => {
  it('bear the token, the credential, a transaction id and the headers of the service', async () => {
    await performOperation(chatStatus, { services });
    expect(sandbox.received(chatStatus.path)[0]?.reception.headers).toMatchObject({
      authorization: expect.stringMatching(/^Bearer \S+$/),
      'x-client-id': 'sandbox-client',
      'x-client-secret': 'sandbox-secret',
      'x-transaction-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-brand-id': 'SANDBOX',
      'x-application-id': 'WEB',
      'x-channel-id': 'Browser',
    });
    expect(sandbox.received(chatStatus.path)[0]?.reception.headers).not.toHaveProperty('x-sector-id');
  });

  it('take those of the call before those of the service', async () => {
    const headers = { 'x-application-id': 'CMS', 'x-channel-id': 'Kiosk', 'x-sector-id': 'R' };
    await performOperation({ ...chatStatus, headers }, { services });
    expect(sandbox.received(chatStatus.path)[0]?.reception.headers).toMatchObject({
      'x-application-id': 'CMS',
      'x-channel-id': 'Kiosk',
      'x-sector-id': 'R',
    });
  });

  it('bear who calls whatever an operation says', async () => {
    const headers = { 'x-client-id': 'other', 'x-client-secret': 'other', 'x-transaction-id': 'other' };
    await performOperation({ ...chatStatus, headers }, { services });
    expect(sandbox.received(chatStatus.path)[0]?.reception.headers).toMatchObject({
      'x-client-id': 'sandbox-client',
      'x-client-secret': 'sandbox-secret',
      'x-transaction-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('take the given transaction id, the same for every repeat', async () => {
    sandbox.plan({ service: 'provider', path: chatStatus.path, kind: 'reset', times: 2 });
    const transactionId = '3f2b8a52-93a1-4d0e-8f5b-6f1f0a2d9c11';
    await performOperation({ ...chatStatus, retry: 2 }, { services, transactionId });
    const ids = sandbox.received(chatStatus.path).map((entry) => entry.reception.headers['x-transaction-id']);
    expect(ids).toEqual([transactionId, transactionId, transactionId]);
  });

  it('differ in their transaction id from one call to the next', async () => {
    await performOperation(chatStatus, { services });
    await performOperation(chatStatus, { services });
    const [first, second] = sandbox.received(chatStatus.path);
    expect(first?.reception.headers['x-transaction-id']).not.toBe(
      second?.reception.headers['x-transaction-id'],
    );
  });

  it('name the request that the call is made for', async () => {
    await inRequest({ requestId: 'R-1' }, () => performOperation(chatStatus, { services }));
    await performOperation(chatStatus, { services });
    const [first, second] = sandbox.received(chatStatus.path);
    expect(first?.reception.headers['x-request-id']).toBe('R-1');
    expect(second?.reception.headers).not.toHaveProperty('x-request-id');
  });

  it('name no request and no trace to a service of the plain profile', async () => {
    const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const identity = { transactionId: 't-1', requestId: 'R-1', traceparent: parent };
    const request = { headers: {}, body: undefined, reads: 'json' } as const;
    const plain = { headers: {}, credentials: { kind: 'none' } } as const;
    expect(callHeaders(request, plain, identity)).toEqual({
      accept: 'application/json',
      'accept-encoding': 'identity',
    });
    expect(callHeaders(request, { ...plain, requestIdHeader: 'x-request-id' }, identity)).toMatchObject({
      'x-request-id': 'R-1',
      traceparent: parent,
    });
    await inRequest({ requestId: 'R-1' }, () => performOperation(findAddress, { services }));
    expect(sandbox.received(findAddress.path)[0]?.reception.headers).not.toHaveProperty('x-request-id');
  });

  it('never carry a line break smuggled into an identifier', async () => {
    const headers = { 'x-channel-id': 'Browser\r\nx-brand-id: OTHER' };
    expect(await performOperation({ ...chatStatus, headers }, { services })).toEqual({
      outcome: 'failed',
      reason: 'refused',
    });
  });
});
