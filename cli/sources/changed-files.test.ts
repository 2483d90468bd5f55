import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { changedFiles } from './changed-files.ts';

let folder = '';
const at = (name: string) => join(folder, name);

function git(...args: readonly string[]): void {
  const identity = ['-c', 'user.name=ann', '-c', 'user.email=ann@example.org'];
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

beforeEach(() => {
  folder = temporaryFolder();
  for (const name of ['changed ü.json', 'gone.json', 'same.json'])
    writeFileSync(at(name), `"${name} before"`);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'First');
});

it('Files that changed or are gone come with what they were', async () => {
  writeFileSync(at('changed ü.json'), '"after"');
  rmSync(at('gone.json'));
  writeFileSync(at('new.json'), '"new"');
  const { files, before } = await changedFiles(folder, 'HEAD');
  expect([...files].sort()).toEqual([at('changed ü.json'), at('gone.json'), at('new.json')]);
  expect(before).toEqual([
    { path: 'changed ü.json', text: '"changed ü.json before"' },
    { path: 'gone.json', text: '"gone.json before"' },
  ]);
});

it('What a file was is not shown where it is a link now', async () => {
  rmSync(at('gone.json'));
  symlinkSync('same.json', at('gone.json'));
  const { files, before } = await changedFiles(folder, 'HEAD');
  expect([...files]).toEqual([at('gone.json')]);
  expect(before).toBeUndefined();
});
