import { expect, it } from 'vitest';
import { readRelease } from '../../tests/support/documents/read-fixtures.ts';
import { checkStoredDocuments, lacksFile, withFiles } from './check-stored-documents.ts';
import { identifyDocument } from './stored-document.ts';

const documents = readRelease().flatMap(({ path, text }) => {
  const read = identifyDocument(text.replaceAll('/images/logo.svg', '\\/images\\/lögo.svg'), path);
  return read.outcome === 'identified' ? [read.document] : [];
});

async function problemsWith(...files: readonly string[]) {
  const problems = await withFiles(checkStoredDocuments, new Set(files))(documents);
  return problems.map(({ code, severity, document, line }) => [code, severity, document, line]);
}

it('finds the images of stored documents that the site has no file for', async () => {
  expect(await problemsWith('/images/lögo.svg')).toEqual([]);
  expect(await problemsWith('/images/logo.svg')).toEqual([
    ['missing-image', 'warning', 'site', 15],
    ['missing-image', 'warning', 'site', 21],
  ]);
});

it('finds them, too, where only the difference from a clean release is checked', async () => {
  const problems = await withFiles(checkStoredDocuments, new Set())(documents, {
    documents,
    warnings: [],
  });
  expect(problems.map(({ code }) => code)).toEqual(['missing-image', 'missing-image']);
});

it('says once that nobody has looked where the images are not at hand', async () => {
  const problems = await withFiles(checkStoredDocuments, undefined)(documents);
  expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['unchecked-images', 'warning']]);
});

it('finds the linked files of stored documents that the site does not have', async () => {
  const text = (href: string) => JSON.stringify({ href }).slice(1, -1);
  const linking = documents.map((document) => {
    return { ...document, body: document.body.replace('"href": "/join"', text('/documents/terms.pdf')) };
  });
  const found = async (...files: readonly string[]) => {
    const check = withFiles(checkStoredDocuments, new Set(['/images/lögo.svg', ...files]));
    return (await check(linking)).map(({ code }) => code).filter((code) => code === 'missing-file');
  };
  expect(await found()).toEqual(['missing-file']);
  expect(await found('/documents/terms.pdf')).toEqual([]);
});

it('takes no name of a translated text for the path of a file', () => {
  const lacks = (part: object) => lacksFile(JSON.stringify(part), new Set(['/images/logo.svg']));
  expect(lacks({ 'zones/content/image-strip/images/#1/alt': { text: 'He taro' } })).toBe(false);
  expect(lacks({ text: '<img src=/images/logo.svg>' })).toBe(false);
  expect(lacks({ text: '<img src=/images/bread.svg>' })).toBe(true);
  expect(lacks({ href: '/join/../documents/terms.pdf' })).toBe(true);
});
