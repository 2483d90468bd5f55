import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { describePathError } from './path-error.ts';

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
