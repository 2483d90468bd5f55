import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { builtProgram, hashOf, stateOf } from './built-program.ts';

let site = '';
const pathOf = (name: string) => join(site, name);
const source = 'cli/main.ts';

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'waymark-'));
  mkdirSync(pathOf('cli'));
  mkdirSync(pathOf('dist/command'), { recursive: true });
  writeFileSync(pathOf(source), 'one');
  const recorded = { [source]: { state: stateOf(pathOf(source)), hash: hashOf(pathOf(source)) } };
  writeFileSync(pathOf('dist/command/sources.json'), JSON.stringify(recorded));
});

describe('a built program', () => {
  it('runs while its sources are as they were', () => {
    expect(builtProgram('command', site)).toMatch(/dist\/command\/main\.mjs$/);
    expect(builtProgram('site', site)).toBeUndefined();
  });

  it('runs in a copy of its folder, as in an image', () => {
    const copy = mkdtempSync(join(tmpdir(), 'waymark-'));
    cpSync(site, copy, { recursive: true });
    expect(stateOf(join(copy, source))).not.toBe(stateOf(pathOf(source)));
    expect(builtProgram('command', copy)).toContain(copy);
    writeFileSync(join(copy, source), 'two');
    expect(builtProgram('command', copy)).toBeUndefined();
  });

  it('runs in a package, which has no sources', () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-'));
    expect(builtProgram('site', folder)).toBeUndefined();
    mkdirSync(join(folder, 'dist/site'), { recursive: true });
    writeFileSync(join(folder, 'dist/site/main.mjs'), '');
    expect(builtProgram('site', folder)).toMatch(/dist\/site\/main\.mjs$/);
  });

  it('does not run when a source has another text of the same length under its old date', () => {
    const { atime, mtime } = statSync(pathOf(source));
    writeFileSync(pathOf(source), 'two');
    utimesSync(pathOf(source), atime, mtime);
    expect(builtProgram('command', site)).toBeUndefined();
  });

  it('does not run when another file was put in place of a source', () => {
    const { atime, mtime } = statSync(pathOf(source));
    writeFileSync(pathOf('other'), 'two');
    utimesSync(pathOf('other'), atime, mtime);
    renameSync(pathOf('other'), pathOf(source));
    expect(builtProgram('command', site)).toBeUndefined();
  });

  it('does not run when a source is gone, or nobody knows what it was made from', () => {
    rmSync(pathOf(source));
    expect(builtProgram('command', site)).toBeUndefined();
    writeFileSync(pathOf('dist/command/sources.json'), '{"cli/ma');
    expect(builtProgram('command', site)).toBeUndefined();
    rmSync(pathOf('dist'), { recursive: true });
    expect(builtProgram('command', site)).toBeUndefined();
  });
});
