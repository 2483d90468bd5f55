import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldTypes, moduleTypes } from '#schemas';
import { trackedFiles } from '../support/running/tracked-files.ts';

const files = trackedFiles();
const code = files.filter(
  (file) => /\.(tsx?|mjs|cjs|js)$/.test(file) && !file.startsWith('schemas/generated/'),
);

describe.each([
  ['modules', moduleTypes],
  ['fields', fieldTypes],
])('every kind of %s', (folder, types) => {
  it.each(types)('%s has a schema, a folder, examples and stories under its own name', (type) => {
    expect(existsSync(`schemas/${folder}/${type}.schema.json`)).toBe(true);
    const own = `renderer/${folder}/${type}`;
    for (const file of [`${type}.tsx`, 'examples.json', `${type}.stories.tsx`])
      expect(existsSync(`${own}/${file}`), `${own}/${file}`).toBe(true);
  });

  it('has no folder without a schema', () => {
    const folders = readdirSync(`renderer/${folder}`, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const unknown = folders.map((entry) => entry.name).filter((name) => !types.some((type) => type === name));
    expect(unknown).toEqual([]);
  });
});

describe('the house', () => {
  it('keeps every file of code under 400 lines', () => {
    const long = code.filter((file) => readFileSync(file, 'utf8').split('\n').length > 400);
    expect(long).toEqual([]);
  });

  it('names no folder or file for odds and ends', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|lib|misc)(\/|\.)/.test(file))).toEqual([]);
  });

  it('leaves no test skipped or alone, nothing unfinished and no type check silenced', () => {
    const marks =
      /\b(TODO|FIXME|XXX|HACK)\b|\b(it|test|describe)\.(skip|only|todo|fixme)\b|@ts-(ignore|nocheck|expect-error)/;
    const found = code
      .filter((file) => file !== 'tests/contracts/house.test.ts')
      .filter((file) => marks.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });

  it('waits in tests by expect.poll, which has the patience of the configuration', () => {
    const found = code
      .filter((file) => file !== 'tests/contracts/house.test.ts')
      .filter((file) => /\bvi\.waitFor\(/.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });

  it('is as patient in every project of tests', async () => {
    const started = performance.now();
    await expect.poll(() => performance.now() - started, { interval: 100 }).toBeGreaterThan(1_200);
  });

  it('re-exports by name', () => {
    expect(code.filter((file) => /^export \* from/m.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    'engine',
    'analysis',
    'server',
    'renderer',
    'app',
    'cli',
    'schemas',
    'sandbox',
    'pages-config',
    'examples',
    'storybook',
    'tests',
    'scripts',
  ])('tells in %s/README.md, in under 20 lines, what the folder is', (folder) => {
    const readme = `${folder}/README.md`;
    expect(existsSync(readme)).toBe(true);
    expect(readFileSync(readme, 'utf8').split('\n').length).toBeLessThan(20);
  });

  it('has one index for each layer and none inside', () => {
    const inner = files.filter(
      (file) =>
        /^(engine|analysis|server|renderer|schemas)\/.+\/index\.tsx?$/.test(file) &&
        file !== 'schemas/generated/index.ts',
    );
    expect(inner).toEqual([]);
  });

  it('names no place that only one machine has', () => {
    const found = files
      .filter((file) => !/\.(png|svg|ico|woff2|lock)$|package-lock/.test(file))
      .filter((file) =>
        /\/(root|home)\/[a-z]|\/work\/|registry\.npmjs|\/tmp\/(?!waymark-)/.test(readFileSync(file, 'utf8')),
      )
      .filter((file) => file !== 'tests/contracts/house.test.ts');
    expect(found).toEqual([]);
  });
});
