import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../terminal.ts';

const run = promisify(execFile);

/**
 * The JSON files of a folder that differ from a commit, or from where this branch left it: changed, new, not yet
 * known to git, or gone. Git is called without a shell, and the reference cannot be taken for an option.
 */
export async function changedFiles(folder: string, reference: string): Promise<ReadonlySet<string>> {
  const git = async (...args: readonly string[]) => {
    const { stdout } = await run('git', ['-c', 'core.quotePath=off', ...args], {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  };
  await git('rev-parse', '--git-dir').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      error.code === 'ENOENT'
        ? 'There is no git here to ask what changed.'
        : `${folder} is in no git repository.`,
    );
  });
  const commit = await git(
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${reference}^{commit}`,
  ).catch(() => {
    throw new UsageError(`Git knows no commit "${reference}"; a shallow clone may lack it.`);
  });
  const base = await git('merge-base', commit.trim(), 'HEAD').catch(() => commit);
  const differing = await git(
    'diff',
    '--name-only',
    '-z',
    '--no-renames',
    '--relative',
    base.trim(),
    '--',
    '.',
  );
  const untracked = await git('ls-files', '-z', '--others', '--exclude-standard', '--', '.');
  const names = `${differing}${untracked}`.split('\0').filter((name) => name.endsWith('.json'));
  return new Set(names.map((name) => resolve(folder, name)));
}
