import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../tests/support/databases/databases.ts';
import { describePathError } from './run-waymark.ts';

const root = join(import.meta.dirname, '..');

/** Writes the address of every module that is loaded to the error stream. */
const printModules = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => { writeSync(2, url + '\\n'); return next(url, context); } });
`)}`;

/** The project's own files that a command line loads. */
function filesOf(...args: readonly string[]): readonly string[] {
  const command = ['--import', printModules, join(root, 'cli/main.ts'), ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(status).toBe(0);
  return stderr
    .split('\n')
    .filter((line) => line.startsWith('file:') && !line.includes('/node_modules/'))
    .map((url) => relative(root, fileURLToPath(url)));
}

it('A command loads itself, not the others, and the list of commands loads none', () => {
  const help = filesOf('--help');
  expect(help).toContain('cli/help.ts');
  expect(help.filter((file) => !file.startsWith('cli/'))).toEqual([]);
  const publish = filesOf('publish', '--help');
  expect(publish).toContain('cli/commands/releases/publish.ts');
  expect(publish.filter((file) => file.startsWith('cli/commands/'))).toHaveLength(2);
  // Where the site is, and no more of the server.
  const ofServer = publish.filter((file) => file.startsWith('server/'));
  expect(ofServer).toContain('server/site-folder-entry.ts');
  expect(ofServer).toHaveLength(3);
});

it.runIf(existsSync('/dev/full'))('Output that cannot be written is said in a line, without a stack', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'cli/main.ts'), '--help'], {
    encoding: 'utf8',
    stdio: ['ignore', full, 'pipe'],
  });
  closeSync(full);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^waymark: The output cannot be written: ENOSPC.*\n$/);
});

function errorOf(work: () => void): NodeJS.ErrnoException {
  try {
    work();
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
  throw new Error('Nothing failed.');
}

it('says of a path that cannot be read or written what is wrong with it', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const described = (work: () => void) => describePathError(errorOf(work));
  expect(described(() => readFileSync(join(folder, 'none')))).toBe(
    `There is no file or folder ${join(folder, 'none')}.`,
  );
  expect(described(() => writeFileSync(join(folder, 'none/x'), ''))).toBe(
    `There is no folder ${join(folder, 'none')}.`,
  );
  expect(described(() => writeFileSync(join(file, 'x'), ''))).toBe(
    `A folder in the path ${join(file, 'x')} is a file. Name another path.`,
  );
  expect(described(() => mkdirSync(file, { recursive: true }))).toBe(`${file} is a file. Name a folder.`);
  expect(described(() => writeFileSync(file, '', { flag: 'wx' }))).toBe(
    `There is a file ${file} already. Name another.`,
  );
  expect(described(() => writeFileSync(folder, ''))).toBe(`${folder} is a folder. Name a file.`);
});

it('leaves every other error alone', () => {
  expect(describePathError(new Error('The store is locked.'))).toBeUndefined();
  expect(describePathError(Object.assign(new Error('full'), { code: 'ENOSPC', path: '/x' }))).toBeUndefined();
});
