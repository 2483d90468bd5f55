import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { DocumentSource } from '#engine';
import { UsageError } from '../terminal/terminal.ts';

const run = promisify(execFile);

/** The JSON files of a folder that differ from a commit. */
export interface ChangedFiles {
  /** Paths of files that are changed, new, untracked or deleted. */
  readonly files: ReadonlySet<string>;
  /** Earlier texts of changed and deleted files; undefined for too many, or where one was not a file. */
  readonly before: readonly DocumentSource[] | undefined;
}

/** Maximum number of files read from git, since each costs a process. */
const mostRead = 20;

/**
 * The JSON files of a folder that differ from a commit, or from the point where this branch left it. Git is
 * called without a shell, and the reference cannot be taken for an option.
 */
export async function changedFiles(folder: string, reference: string): Promise<ChangedFiles> {
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
  const base = (await git('merge-base', commit.trim(), 'HEAD').catch(() => commit)).trim();
  const differing = await git('diff', '--name-status', '-z', '--no-renames', '--relative', base, '--', '.');
  const untracked = await git('ls-files', '-z', '--others', '--exclude-standard', '--', '.');
  const isDocument = (name: string) => name.endsWith('.json');
  const changes = statusesIn(differing).filter(({ name }) => isDocument(name));
  const names = [...changes.map(({ name }) => name), ...untracked.split('\0').filter(isDocument)];
  const old = changes.filter(({ status }) => status !== 'A');
  const isReadable = old.length <= mostRead && old.every(({ status }) => status === 'M' || status === 'D');
  const read = async ({ name }: FileChange): Promise<DocumentSource> => ({
    path: name,
    text: await git('show', `${base}:./${name}`),
  });
  return {
    files: new Set(names.map((name) => resolve(folder, name))),
    before: isReadable ? await Promise.all(old.map(read)) : undefined,
  };
}

interface FileChange {
  /** Git's letter: added, modified, deleted, or changed file type. */
  readonly status: string;
  readonly name: string;
}

/** Reads `git diff --name-status -z`, which alternates status and name. */
function statusesIn(output: string): readonly FileChange[] {
  const words = output.split('\0');
  return words.flatMap((status, index) => {
    const name = words[index + 1];
    return index % 2 === 0 && name !== undefined ? [{ status, name }] : [];
  });
}
