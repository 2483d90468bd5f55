import { existsSync, mkdirSync, mkdtempSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkVersion } from './check-version.ts';

describe('the id of the check', () => {
  let root = '';
  const pathOf = (name: string) => join(root, name);
  const later = () => Date.now() + 60_000;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'waymark-'));
    for (const folder of ['analysis/checks', 'engine/rules', 'schemas'])
      mkdirSync(pathOf(folder), { recursive: true });
    writeFileSync(pathOf('analysis/checks/check.ts'), 'one');
    writeFileSync(pathOf('engine/rules/check.ts'), 'one');
    writeFileSync(pathOf('schemas/page.json'), '{}');
    writeFileSync(pathOf('package-lock.json'), '{}');
  });

  it('is known where the code can be read, so that a release is not checked whole again', () => {
    expect(checkVersion()).toMatch(/^[0-9a-f]{64}$/);
    expect(checkVersion()).toBe(checkVersion());
    expect(checkVersion(pathOf('nowhere'))).toBeUndefined();
  });

  it('is another one after any change of the code, though an id was kept', () => {
    const first = checkVersion(root, later());
    const { atime, mtime } = statSync(pathOf('engine/rules/check.ts'));
    expect(checkVersion(root, later())).toBe(first);
    writeFileSync(pathOf('engine/rules/check.ts'), 'two');
    utimesSync(pathOf('engine/rules/check.ts'), atime, mtime);
    const second = checkVersion(root, later());
    expect(second).not.toBe(first);
    writeFileSync(pathOf('schemas/form.json'), '{}');
    const third = checkVersion(root, later());
    expect(third).not.toBe(second);
    writeFileSync(pathOf('analysis/checks/check.ts'), 'two');
    expect(checkVersion(root, later())).not.toBe(third);
  });

  it('is one of the built code in a package, which has no sources, and nothing is written there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-'));
    mkdirSync(join(folder, 'dist/command'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{}');
    writeFileSync(join(folder, 'dist/command/main.mjs'), 'one');
    const first = checkVersion(folder, later());
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    writeFileSync(join(folder, 'dist/command/main.mjs'), 'two');
    expect(checkVersion(folder, later())).not.toBe(first);
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
  });

  it('is the same from a kept id, without one, and with a damaged one', () => {
    const first = checkVersion(root, later());
    const place = pathOf('node_modules/.cache/waymark/check-version.json');
    expect(statSync(place).isFile()).toBe(true);
    for (const damaged of ['', '{}', '{"version": 7}', `{"version": "${'0'.repeat(64)}"}`]) {
      writeFileSync(place, damaged);
      expect(checkVersion(root, later())).toBe(first);
    }
  });

  it('is not kept while a file may change once more without a sign', () => {
    checkVersion(root, Date.now());
    expect(() => statSync(pathOf('node_modules'))).toThrow('ENOENT');
  });
});
