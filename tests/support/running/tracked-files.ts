import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Paths of all files of the project: committed, or new and not ignored. */
export function trackedFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(file));
}
