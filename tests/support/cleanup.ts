import { afterAll, afterEach } from 'vitest';

type Cleanup = () => unknown;

const afterThisTest: Cleanup[] = [];
const afterThisFile: Cleanup[] = [];

/** Runs something when the test that is under way has ended. */
export function cleanUpAfterTest(cleanup: Cleanup): void {
  afterThisTest.push(cleanup);
}

/** Runs something when the last test of the file has ended. */
export function cleanUpAfterFile(cleanup: Cleanup): void {
  afterThisFile.push(cleanup);
}

/** Test files share modules, so hooks have to be registered for each file anew: Vitest calls this before each. */
export function registerCleanup(): void {
  afterEach(() => runAll(afterThisTest));
  afterAll(() => runAll(afterThisFile));
}

async function runAll(cleanups: Cleanup[]): Promise<void> {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
}
