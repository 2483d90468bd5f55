import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxForTests } from '../../tests/support/sandbox.ts';
import { findAddress } from '../../tests/support/sandbox-requests.ts';
import type { ConnectedServices } from './connected-services.ts';
import { performOperation } from './perform-operation.ts';

const sandbox = sandboxForTests();
let services: ConnectedServices;
beforeEach(() => {
  services = sandbox.connect();
});

describe('the circuit of a service', () => {
  const circuit = { failuresToOpen: 3, restMs: 150 };

  it('opens after failures in a row and spares the service', async () => {
    services = sandbox.connect({ circuit });
    sandbox.plan({ service: 'address-finder', kind: 'status', status: 500 });
    for (let i = 0; i < 3; i++) await performOperation(findAddress, { services });
    expect(await performOperation(findAddress, { services })).toEqual({
      outcome: 'failed',
      reason: 'circuit-open',
    });
    expect(sandbox.received(findAddress.path)).toHaveLength(3);
    expect(services.circuits()).toEqual({
      'address-finder': 'open',
      provider: 'closed',
      'site-api': 'closed',
    });
  });

  it('closes again once a trial succeeds', async () => {
    services = sandbox.connect({ circuit });
    sandbox.plan({ service: 'address-finder', kind: 'reset', times: 3 });
    for (let i = 0; i < 3; i++) await performOperation(findAddress, { services });
    await new Promise((resolve) => setTimeout(resolve, 170));
    expect(await performOperation(findAddress, { services })).toMatchObject({ outcome: 'answered' });
    expect(services.circuits()).toMatchObject({ 'address-finder': 'closed' });
  });

  it('stays closed when requests are refused as wrong', async () => {
    services = sandbox.connect({ circuit });
    sandbox.plan({ service: 'address-finder', kind: 'status', status: 422 });
    for (let i = 0; i < 6; i++) await performOperation(findAddress, { services });
    expect(services.circuits()).toMatchObject({ 'address-finder': 'closed' });
  });

  it('takes a caller that leaves neither for a failure nor for a recovery', async () => {
    services = sandbox.connect({ circuit });
    sandbox.plan(
      { service: 'address-finder', kind: 'status', status: 500, times: 2 },
      { service: 'address-finder', kind: 'hang', times: 1 },
      { service: 'address-finder', kind: 'status', status: 500 },
    );
    for (let i = 0; i < 2; i++) await performOperation(findAddress, { services });
    const leaving = performOperation(findAddress, { services, signal: AbortSignal.timeout(50) });
    await expect(leaving).rejects.toThrow();
    expect(services.circuits()).toMatchObject({ 'address-finder': 'closed' });
    await performOperation(findAddress, { services });
    expect(services.circuits()).toMatchObject({ 'address-finder': 'open' });
  });
});

describe('the trial of an open circuit', () => {
  it('has not succeeded when its caller leaves', async () => {
    services = sandbox.connect({ circuit: { failuresToOpen: 1, restMs: 50 } });
    sandbox.plan(
      { service: 'address-finder', kind: 'status', status: 500, times: 1 },
      { service: 'address-finder', kind: 'hang' },
    );
    await performOperation(findAddress, { services });
    await new Promise((resolve) => setTimeout(resolve, 60));
    const trial = performOperation(findAddress, { services, signal: AbortSignal.timeout(50) });
    await expect(trial).rejects.toThrow();
    expect(services.circuits()).toMatchObject({ 'address-finder': 'open' });
  });
});
