import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxForTests } from '../../tests/support/instances/sandbox.ts';
import { findAddress } from '../../tests/support/instances/sandbox-requests.ts';
import { performOperation } from './perform-operation.ts';
import type { ConnectedServices } from './services/connected-services.ts';

const sandbox = sandboxForTests();
let services: ConnectedServices;
beforeEach(() => {
  services = sandbox.connect();
});

describe('a caller that gives up', () => {
  it('gets its own reason at once, and the connection is ended', async () => {
    sandbox.plan({ service: 'address-finder', kind: 'hang' });
    const caller = new AbortController();
    const call = performOperation(findAddress, { services, signal: caller.signal });
    setTimeout(() => caller.abort(new Error('left the page')), 50);
    await expect(call).rejects.toThrow('left the page');
    const { agent } = services.get('address-finder')?.connector ?? {};
    await expect.poll(() => Object.keys(agent?.sockets ?? { none: 'connected' })).toEqual([]);
  });

  it('is not even asked when it had already left', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(performOperation(findAddress, { services, signal })).rejects.toThrow('gone');
    expect(sandbox.received(findAddress.path)).toEqual([]);
  });

  it('does not take the answer from others who wait for the same', async () => {
    sandbox.plan({ service: 'address-finder', kind: 'delay', ms: 150 });
    const cached = { ...findAddress, cacheSeconds: 60 };
    const leaving = performOperation(cached, { services, signal: AbortSignal.timeout(30) });
    const staying = performOperation(cached, { services });
    await expect(leaving).rejects.toThrow();
    expect(await staying).toMatchObject({ outcome: 'answered' });
    expect(sandbox.received(findAddress.path)).toHaveLength(1);
  });
});

describe('a cached operation', () => {
  const cached = { ...findAddress, cacheSeconds: 60 };

  it('asks once for equal calls, at one time and later', async () => {
    await Promise.all([performOperation(cached, { services }), performOperation(cached, { services })]);
    await performOperation(cached, { services });
    expect(sandbox.received(findAddress.path)).toHaveLength(1);
  });

  it('asks again for another input and when its time is over', async () => {
    let now = Date.now();
    services = sandbox.connect({ clock: () => now });
    await performOperation(cached, { services });
    await performOperation(
      {
        ...cached,
        query: [
          ['q', 'other'],
          ['format', 'json'],
        ],
      },
      { services },
    );
    expect(sandbox.received(findAddress.path)).toHaveLength(2);
    now += 60_001;
    await performOperation(cached, { services });
    expect(sandbox.received(findAddress.path)).toHaveLength(3);
  });

  it('does not keep failures', async () => {
    sandbox.plan({ service: 'address-finder', kind: 'status', status: 500, times: 1 });
    expect(await performOperation(cached, { services })).toMatchObject({ outcome: 'failed' });
    expect(await performOperation(cached, { services })).toMatchObject({ outcome: 'answered' });
  });
});
