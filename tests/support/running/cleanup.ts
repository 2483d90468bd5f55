import { afterAll, afterEach } from 'vitest';

type Cleanup = () => unknown;

const afterThisTest: Cleanup[] = [];
const afterThisFile: Cleanup[] = [];

/** Runs a function when the current test has ended. */
export function cleanUpAfterTest(cleanup: Cleanup): void {
  afterThisTest.push(cleanup);
}

/** Runs a function when the last test of the file has ended. */
export function cleanUpAfterFile(cleanup: Cleanup): void {
  afterThisFile.push(cleanup);
}

/**
 * Test files share modules, so hooks must be registered again for each file: Vitest calls this before each.
 */
export function registerCleanup(): void {
  afterEach(() => runAll(afterThisTest));
  afterAll(() => runAll(afterThisFile));
}

async function runAll(cleanups: Cleanup[]): Promise<void> {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
}
