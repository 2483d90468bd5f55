import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import type { FolderDocument } from './read-folder.ts';
import { placeFor, removeDocument, writeDocument } from './write-folder.ts';

function documentAt(path: string, kind: string): FolderDocument {
  return { id: path, kind, hash: '', path: join('/pages', path), name: path, readText: () => '' };
}

describe('the place of a new document', () => {
  const nested = [
    documentAt('odd/first.json', 'page'),
    documentAt('pages/second.json', 'page'),
    documentAt('pages/third.json', 'page'),
    documentAt('forms/order.json', 'form'),
  ];

  it.each([
    ['beside most others of its kind', 'bread', 'page', nested, 'pages/bread.json'],
    [
      'in the folder itself where all others are',
      'bread',
      'form',
      [documentAt('a.json', 'page')],
      'bread.json',
    ],
    ['in a folder of its kind where others have theirs', 'bread', 'journey', nested, 'journeys/bread.json'],
    ['in a folder of its kind where there are no others', 'bread', 'page', [], 'pages/bread.json'],
    [
      'in a folder whose name is its kind where that is a plural',
      'kinds',
      'options',
      nested,
      'options/kinds.json',
    ],
    ['in the folder itself for the site', 'site', 'site', nested, 'site.json'],
    ['under a longer name where its own is taken', 'order', 'form', nested, 'forms/order.document.json'],
  ] as const)('is %s', (_, id, kind, documents, place) => {
    expect(placeFor(id, kind, '/pages', documents)).toBe(join('/pages', place));
  });
});

describe('a document that is written', () => {
  it('ends with one line break, and leaves no other file', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'pages/rye.json');
    for (const text of ['{}', '{}\n']) {
      await writeDocument(path, text);
      expect(readFileSync(path, 'utf8')).toBe('{}\n');
    }
    expect(readdirSync(join(folder, 'pages'))).toEqual(['rye.json']);
    await removeDocument(path);
    await removeDocument(path);
    expect(readdirSync(join(folder, 'pages'))).toEqual([]);
  });
});
