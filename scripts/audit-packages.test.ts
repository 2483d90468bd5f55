import { expect, it } from 'vitest';
import { auditPackages, type LockedPackage } from './audit-packages.ts';

const sound: LockedPackage = { integrity: 'sha512-YQ==', license: 'MIT' };

function faultsOf(locked: LockedPackage, place = 'node_modules/a'): readonly string[] {
  return [...auditPackages({ '': {}, [place]: locked }, new Set(['@b/built']))];
}

it('Sound packages have no fault', () => {
  expect(faultsOf(sound)).toEqual([]);
  expect(faultsOf({ license: 'ISC', inBundle: true })).toEqual([]);
  expect(faultsOf({ ...sound, hasInstallScript: true }, 'node_modules/c/node_modules/@b/built')).toEqual([]);
});

it('Every fault of a package is reported', () => {
  expect(faultsOf({ deprecated: 'Use b.', hasInstallScript: true })).toEqual([
    'node_modules/a: has no integrity hash',
    'node_modules/a: has the licence "", which is not allowed',
    'node_modules/a: is deprecated: Use b.',
    'node_modules/a: has an install script that allowScripts does not name',
  ]);
});

it.each([
  ['(MIT AND Zlib)', 'a', true],
  ['GPL-3.0-only OR MIT', 'a', true],
  ['GPL-3.0-only AND MIT', 'a', false],
  ['SEE LICENSE IN LICENSE', 'a', false],
  ['LGPL-3.0-or-later', 'a', false],
  ['Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64', true],
])('The licence "%s" of %s: allowed %s', (license, name, allowed) => {
  expect(faultsOf({ ...sound, license }, `node_modules/${name}`)).toHaveLength(allowed ? 0 : 1);
});
