import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxForTests } from '../../tests/support/instances/sandbox.ts';
import { findAddress } from '../../tests/support/instances/sandbox-requests.ts';
import { performOperation } from './perform-operation.ts';
import type { ConnectedServices } from './services/connected-services.ts';

const sandbox = sandboxForTests();
const circuit = { failuresToOpen: 3, restMs: 100 };
const refused = { outcome: 'failed', reason: 'circuit-open' };
let services: ConnectedServices;
beforeEach(() => {
  services = sandbox.connect({ circuit });
});

const find = (signal?: AbortSignal) => performOperation(findAddress, { services, ...(signal && { signal }) });
const { operation } = findAddress;
const received = () => sandbox.received(findAddress.path).length;

/** Fails as often as it takes to open the circuit. */
async function failUntilOpen(): Promise<void> {
  sandbox.plan({ service: 'address-finder', kind: 'status', status: 500 });
  for (let call = 0; call < circuit.failuresToOpen; call++) await find();
  expect(services.circuits()).toEqual({ [operation]: 'open' });
}

describe('the circuit of an operation', () => {
  it('opens after failures in a row and then makes one call for many that come at once', async () => {
    await failUntilOpen();
    const before = received();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => find()));
    expect(received() - before).toBe(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'failed')).toHaveLength(20);
    expect(outcomes.slice(1)).toEqual(Array.from({ length: 19 }, () => refused));
  });

  it('serves the very next caller once the service has recovered, however long it was away', async () => {
    for (let times = 0; times < 3; times++) {
      await failUntilOpen();
      for (let call = 0; call < 5; call++) await find();
      sandbox.plan();
      expect(await find()).toMatchObject({ outcome: 'answered' });
      expect(services.circuits()).toEqual({ [operation]: 'closed' });
    }
  });

  it('serves all who come at once after that', async () => {
    await failUntilOpen();
    sandbox.plan();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => find()));
    expect(outcomes.filter(({ outcome }) => outcome === 'answered')).toHaveLength(10);
  });

  it('does not have a caller wait for a trial that hangs', async () => {
    await failUntilOpen();
    sandbox.plan({ service: 'address-finder', kind: 'hang', times: 1 });
    const hanging = find();
    await expect.poll(received).toBe(circuit.failuresToOpen + 1);
    await new Promise((resolve) => setTimeout(resolve, circuit.restMs * 2));
    expect(await find()).toMatchObject({ outcome: 'answered' });
    services.close();
    await hanging;
  });

  it('leaves the other operations of its service alone', async () => {
    await failUntilOpen();
    sandbox.plan();
    const other = { ...findAddress, operation: 'another-operation' };
    expect(await performOperation(other, { services })).toMatchObject({ outcome: 'answered' });
    expect(services.circuits()).toEqual({ [operation]: 'open', 'another-operation': 'closed' });
  });

  it('stays closed when requests are refused as wrong', async () => {
    sandbox.plan({ service: 'address-finder', kind: 'status', status: 422 });
    for (let call = 0; call < 6; call++) await find();
    expect(services.circuits()).toEqual({ [operation]: 'closed' });
  });

  it('takes a caller that leaves neither for a failure nor for a recovery', async () => {
    sandbox.plan(
      { service: 'address-finder', kind: 'status', status: 500, times: 2 },
      { service: 'address-finder', kind: 'hang', times: 1 },
      { service: 'address-finder', kind: 'status', status: 500, times: 1 },
      { service: 'address-finder', kind: 'hang' },
    );
    for (let call = 0; call < 2; call++) await find();
    await expect(find(AbortSignal.timeout(50))).rejects.toThrow();
    expect(services.circuits()).toEqual({ [operation]: 'closed' });
    await find();
    expect(services.circuits()).toEqual({ [operation]: 'open' });
    await expect(find(AbortSignal.timeout(200))).rejects.toThrow();
    expect(services.circuits()).toEqual({ [operation]: 'open' });
  });
});
