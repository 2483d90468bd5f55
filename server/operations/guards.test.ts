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

describe('what is refused before any call', () => {
  it.each([
    ['a service nobody configured', { ...findAddress, service: 'elsewhere' }],
    ['a path that climbs out of the base address', { ...findAddress, path: '/../provider/oauth2/token' }],
    ['a path that climbs out in code', { ...findAddress, path: '/%2E%2e/provider/oauth2/token' }],
    ['a path with a query of its own', { ...findAddress, path: `${findAddress.path}?key=other` }],
    ['a path that is another address', { ...findAddress, path: '@example.org/' }],
  ])('%s', async (_, request) => {
    const outcome = await performOperation(request, { services });
    expect(outcome).toEqual({ outcome: 'failed', reason: 'refused' });
    expect(sandbox.received()).toEqual([]);
  });

  it('a private address, written out or behind a name', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1']) {
      const baseUrl = `http://${host}:${new URL(sandbox.url).port}/address-finder`;
      services = sandbox.connect({}, (service) => ({ ...service, baseUrl, allowPrivateAddresses: false }));
      expect([host, await performOperation(findAddress, { services })]).toEqual([
        host,
        { outcome: 'failed', reason: 'refused' },
      ]);
    }
    expect(sandbox.received()).toEqual([]);
  });
});

describe('name resolution', () => {
  const baseUrl = () => `http://service.test:${new URL(sandbox.url).port}/address-finder`;
  const loopback = { address: '127.0.0.1', family: 4 };

  it('happens once for a connection, to the very address that was checked', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [loopback];
    };
    services = sandbox.connect({ resolve }, (service) => ({ ...service, baseUrl: baseUrl() }));
    expect(await performOperation(findAddress, { services })).toMatchObject({ outcome: 'answered' });
    expect(asked).toBe(1);
  });

  it('condemns a name that has one private address among public ones', async () => {
    const resolve = async () => [{ address: '93.184.216.34', family: 4 }, loopback];
    services = sandbox.connect({ resolve }, (service) => ({
      ...service,
      baseUrl: baseUrl(),
      allowPrivateAddresses: false,
    }));
    expect(await performOperation(findAddress, { services })).toEqual({
      outcome: 'failed',
      reason: 'refused',
    });
  });

  it('fails as unreachable for an unknown name', async () => {
    const resolve = async () => {
      throw new Error('ENOTFOUND');
    };
    services = sandbox.connect({ resolve }, (service) => ({ ...service, baseUrl: baseUrl() }));
    expect(await performOperation(findAddress, { services })).toEqual({
      outcome: 'failed',
      reason: 'network',
    });
  });
});
