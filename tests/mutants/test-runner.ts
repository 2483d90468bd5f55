/**
 * A process that keeps Vitest ready: it is sent the test files to run, and answers whether all pass. Its parent ends
 * it where a mutation makes them run for ever.
 */
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../../scripts/processes.ts';

const vitest = await createVitest('test', {
  root,
  watch: false,
  bail: 1,
  retry: 0,
  project: ['unit', 'browser'],
  reporters: [{}],
});
await vitest.standalone();

process.on(
  'message',
  async ({ changed, tests }: { readonly changed: string; readonly tests: readonly string[] }) => {
    vitest.invalidateFile(join(root, changed));
    const specifications = tests.flatMap((file) => vitest.getModuleSpecifications(join(root, file)));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const failed = testModules
      .filter((module) => tests.includes(module.relativeModuleId) && !module.ok())
      .map(({ relativeModuleId }) => relativeModuleId);
    if (process.connected)
      process.send?.({
        failed: unhandledErrors.length > 0 ? [...failed, 'an error outside of tests'] : failed,
      });
  },
);
process.send?.('ready');
