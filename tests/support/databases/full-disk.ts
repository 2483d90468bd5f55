import { execFileSync } from 'node:child_process';
import { cleanUpAfterTest } from '../running/cleanup.ts';

/**
 * Has every write of this process to a file fail, as on a full disk, until the returned function is called or the test
 * ends. Reading goes on.
 */
export function fillDisk(): () => void {
  limitFiles('1');
  const free = () => limitFiles('unlimited');
  cleanUpAfterTest(free);
  return free;
}

function limitFiles(bytes: string): void {
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);
}
