import { expect, it } from 'vitest';
import { startSandbox } from '../../sandbox/index.ts';
import { waymark } from '../support/running/fake-terminal.ts';

it('the command plays scenarios of the shipped site against a running sandbox', async () => {
  const sandbox = await startSandbox({ port: 0, clock: () => new Date('2026-03-02T12:00:00+13:00') });
  try {
    const { exitCode, out } = await waymark([
      'run',
      'tests/scenarios/residential-join/car.json',
      '--against',
      sandbox.url,
    ]);
    expect(out).not.toContain('✖');
    expect(exitCode).toBe(0);
    expect(sandbox.state.journal.received('provider').length).toBeGreaterThan(0);
  } finally {
    await sandbox.close();
  }
});
