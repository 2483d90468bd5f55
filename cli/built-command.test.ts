import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { builtCommand, stateOf } from './built-command.ts';

let site = '';
const pathOf = (name: string) => join(site, name);
const source = 'cli/main.ts';

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'waymark-'));
  mkdirSync(pathOf('cli'));
  mkdirSync(pathOf('dist/command'), { recursive: true });
  writeFileSync(pathOf(source), 'one');
  writeFileSync(pathOf('dist/command/sources.json'), JSON.stringify({ [source]: stateOf(pathOf(source)) }));
});

describe('the built command', () => {
  it('runs while its sources are as they were', () => {
    expect(builtCommand(site)).toMatch(/dist\/command\/main\.mjs$/);
  });

  it('does not run when a source has another text of the same length under its old date', () => {
    const { atime, mtime } = statSync(pathOf(source));
    writeFileSync(pathOf(source), 'two');
    utimesSync(pathOf(source), atime, mtime);
    expect(builtCommand(site)).toBeUndefined();
  });

  it('does not run when another file was put in place of a source', () => {
    const { atime, mtime } = statSync(pathOf(source));
    writeFileSync(pathOf('other'), 'two');
    utimesSync(pathOf('other'), atime, mtime);
    renameSync(pathOf('other'), pathOf(source));
    expect(builtCommand(site)).toBeUndefined();
  });

  it('does not run when a source is gone, or nobody knows what it was made from', () => {
    writeFileSync(pathOf('dist/command/sources.json'), '{"cli/ma');
    expect(builtCommand(site)).toBeUndefined();
    rmSync(pathOf('dist'), { recursive: true });
    expect(builtCommand(site)).toBeUndefined();
  });
});
