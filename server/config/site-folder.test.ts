import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { siteFolder } from './site-folder.ts';

it('Everything of a site is in its own folder', () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()];
  for (const folder of [one, other]) {
    mkdirSync(join(folder, 'documents'));
    expect(siteFolder(folder, {})).toEqual({
      documents: join(folder, 'documents'),
      media: join(folder, 'media'),
      publicFiles: join(folder, 'public'),
      extensions: join(folder, 'extensions'),
      builtExtensions: join(folder, '.waymark/extensions'),
      keys: join(folder, '.waymark/keys.json'),
    });
  }
});

it('The documents of a site are where it says, or in the folder that is there', () => {
  const folder = temporaryFolder();
  const documents = (environment = {}) => siteFolder(folder, environment).documents;
  expect(documents()).toBe(join(folder, 'documents'));
  mkdirSync(join(folder, 'pages-config'));
  expect(documents()).toBe(join(folder, 'pages-config'));
  mkdirSync(join(folder, 'documents'));
  expect(documents()).toBe(join(folder, 'documents'));
  expect(documents({ WAYMARK_PAGES: 'texts' })).toBe(join(folder, 'texts'));
  expect(documents({ WAYMARK_PAGES: ' ' })).toBe(join(folder, 'documents'));
});
