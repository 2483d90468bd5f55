import type { Reporter, TestCase } from 'vitest/node';

/** Lists the tests that passed only when tried again, with their first error: each is a fault to find. */
export class FlakyReporter implements Reporter {
  readonly #flaky: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(test);
  }

  onTestRunEnd(): void {
    for (const test of this.#flaky) {
      const [error] = test.result().errors ?? [];
      console.log(`flaky: ${test.module.moduleId}\n  ${test.fullName}\n  ${error?.stack ?? error?.message}`);
    }
  }
}
