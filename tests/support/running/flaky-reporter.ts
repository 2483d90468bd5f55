import type { Reporter, TestCase } from 'vitest/node';

/** Lists the tests that passed only when tried again, with the first line of their error: each is a fault to find. */
export class FlakyReporter implements Reporter {
  readonly #flaky: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(test);
  }

  onTestRunEnd(): void {
    for (const test of this.#flaky) {
      // The message may hold a whole page, which would push the failures out of the end of the log.
      const [line] = test.result().errors?.[0]?.message?.split('\n') ?? [];
      console.log(`flaky: ${test.module.moduleId}\n  ${test.fullName}\n  ${line}`);
    }
  }
}
