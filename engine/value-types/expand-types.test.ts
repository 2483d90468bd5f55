import { describe, expect, it } from 'vitest';
import type { Document } from '#schemas';
import { checkDocuments } from '../../analysis/checks/check-documents.ts';
import { readDocument } from '../documents/read-document.ts';
import { expandTypes } from './expand-types.ts';
import { typeLibrary } from './type-library.ts';

const library = {
  kind: 'types',
  id: 'library',
  types: {
    text: { type: 'string', maxLength: 255 },
    author: { object: { name: 'library.text', 'born?': 'date or null' } },
    book: { object: { title: 'library.text', author: 'library.author', 'copies?': 'integer' } },
    shelf: { list: 'library.book', maxItems: 50 },
    loan: { extends: 'library.book', object: { 'copies?': 'boolean', until: 'date' } },
    state: { enum: ['lent', 'here'] },
  },
};
const operation = (parts: object) => ({
  kind: 'operation',
  id: 'lend',
  service: 'library',
  method: 'POST',
  path: '/loans',
  input: {},
  ...parts,
});

/** Reads the documents like files, and expands the last one. */
function expanded(...documents: readonly object[]) {
  const read = documents.map((document) => {
    const reading = readDocument({ path: 'x', text: JSON.stringify({ schemaVersion: 1, ...document }) });
    if (reading.outcome === 'refused') throw new Error(JSON.stringify(reading.problems));
    return reading.document;
  });
  return expandTypes(read.at(-1) as Document, typeLibrary(read));
}

function faultsOf(types: object, parts: object = {}) {
  return expanded({ ...library, types }, operation(parts)).faults.map(({ pointer, message }) => [
    pointer,
    message,
  ]);
}

const text = { type: 'string', maxLength: 255 };
const author = {
  type: 'object',
  properties: { name: text, born: { type: ['string', 'null'], format: 'date' } },
  required: ['name'],
};
const book = {
  type: 'object',
  properties: { title: text, author, copies: { type: 'integer' } },
  required: ['title', 'author'],
};

describe('the types that a document names', () => {
  it('are written out wherever the type of a value is', () => {
    const { document, madeOf } = expanded(
      library,
      operation({
        input: { book: 'library.book', 'note?': 'library.text or null', days: 'number' },
        response: { object: { books: 'library.shelf', 'state?': 'library.state or null' } },
      }),
    );
    expect(document).toMatchObject({
      input: { book, note: { type: ['string', 'null'], maxLength: 255 }, days: { type: 'number' } },
      optional: ['note'],
      response: {
        type: 'object',
        properties: {
          books: { type: 'array', maxItems: 50, items: book },
          state: { enum: ['lent', 'here', null] },
        },
        required: ['books'],
      },
    });
    expect([...madeOf]).toEqual(['library']);
  });

  it('stand in the constraint of a field, in the input of a decision and inside plain schemas', () => {
    const field = { type: 'text-input', name: 'title', label: 'Title', value: 'library.text' };
    expect(expanded(library, { kind: 'form', id: 'card', fields: [field] }).document).toMatchObject({
      fields: [{ value: text }],
    });
    const loose = {
      type: 'object',
      properties: { a: 'library.text' },
      additionalProperties: 'library.author',
    };
    const decision = { kind: 'decision', id: 'fee', input: { loose }, otherwise: 1 };
    expect(expanded(library, decision).document).toMatchObject({
      input: { loose: { type: 'object', properties: { a: text }, additionalProperties: author } },
    });
  });

  it('may be the whole input of an operation, whose properties are then its inputs', () => {
    const { document } = expanded(library, operation({ input: 'library.loan' }));
    expect(document).toMatchObject({
      input: {
        title: text,
        author,
        copies: { type: 'boolean' },
        until: { type: 'string', format: 'date' },
      },
      optional: ['copies'],
    });
  });

  it('give the same document for the same types, and another one once a type is another', () => {
    const read = (document: object) => expanded(document).document;
    const [types, lend] = [read(library), read(operation({ response: 'string' }))];
    const named = readDocument({
      path: 'x',
      text: JSON.stringify({ schemaVersion: 1, ...operation({ response: 'library.text' }) }),
    });
    if (named.outcome === 'refused') throw new Error('refused');
    const plain = { ...lend, response: undefined };
    expect(expandTypes(plain as Document, typeLibrary([types])).document).toBe(plain);
    const once = expandTypes(named.document, typeLibrary([types, named.document]));
    expect(expandTypes(named.document, typeLibrary([types])).document).toBe(once.document);
    const longer = { ...types, types: { text: { type: 'string' } } } as Document;
    expect(expandTypes(named.document, typeLibrary([longer])).document).toMatchObject({
      response: { type: 'string' },
    });
  });
});

describe('the library of types', () => {
  const types = { schemaVersion: 1, ...library } as unknown as Document;

  it('has the same types as long as their documents are the same', () => {
    const note = { kind: 'page', id: 'note' } as Document;
    const found = typeLibrary([types]).find('library.book');
    expect(typeLibrary([note, types]).find('library.book')).toBe(found);
    expect(typeLibrary([{ ...types } as Document]).find('library.book')).not.toBe(found);
  });

  it('has a type that another document was missing for once that is there', () => {
    const shop = {
      kind: 'types',
      id: 'shop',
      schemaVersion: 1,
      types: { sold: { list: 'library.book' } },
    } as unknown as Document;
    const faults = (...documents: readonly Document[]) => {
      const found = typeLibrary(documents).find('shop.sold');
      return 'plain' in found ? found.faults.length : undefined;
    };
    expect(faults(shop)).toBe(1);
    expect(faults(shop, types)).toBe(0);
    expect(faults(shop)).toBe(1);
  });
});

describe('a type that is at fault', () => {
  it.each([
    ['bok', 'There is no type "bok".'],
    ['library.bok', 'The types document "library" has no type "library.bok".'],
    ['libary.book', 'There is no type "libary.book".'],
    ['lend.book', '"lend" is a document of the kind "operation"; types stand in types documents.'],
  ])('%s is reported where it is', (name, message) => {
    const list = { list: name };
    expect(faultsOf({ book: 'string' }, { response: list })).toEqual([['/response/list', message]]);
  });

  it('never ends when it holds itself, and says by which way', () => {
    const types = {
      book: { object: { author: 'library.author' } },
      author: { object: { 'books?': { list: 'library.book' } } },
    };
    const way = 'library.book → library.author → library.book';
    expect(expanded({ ...library, types }).faults).toMatchObject([
      { pointer: '/types/book', message: `This type never ends, since it holds itself: ${way}.` },
    ]);
  });

  it('is refused when types that hold one another many times grow beyond all use', () => {
    const level = (index: number) => ({ object: { a: `library.t${index}`, b: `library.t${index}` } });
    const types = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`t${index}`, index === 0 ? 'string' : level(index - 1)]),
    );
    const [first] = expanded({ ...library, types }).faults;
    expect([first?.code, first?.pointer]).toEqual(['type-too-large', '/types/t9']);
  });

  it.each([
    [{ extends: 'library.text' }, '/response/extends', '"library.text" is not an object with properties.'],
    [{ object: {}, required: ['a'] }, '/response/required', '"object" says what "required" says.'],
    [{ list: 'string', type: 'array' }, '/response/type', '"list" says what "type" says.'],
  ])('is reported when a short form makes no sense: %j', (response, pointer, message) => {
    expect(faultsOf({ text: 'string' }, { response })).toEqual([[pointer, message]]);
  });
});

describe('the check of a release', () => {
  const check = (...documents: readonly object[]) =>
    checkDocuments(
      documents.map((document, index) => ({
        path: `${index}.json`,
        text: JSON.stringify({ schemaVersion: 1, ...document }),
      })),
    ).problems.filter(({ code }) => code !== 'missing-site');

  it('finds what is wrong with a type once, in its types document', () => {
    const types = { code: { type: 'number', maxLength: 3 }, card: { object: { code: 'library.code' } } };
    const problems = check(
      { ...library, types },
      operation({ input: 'library.card', response: { object: { 'code?': 'library.code or null' } } }),
    );
    expect(problems.map(({ document, code, pointer }) => [document, code, pointer])).toEqual([
      ['library', 'useless-constraint', '/types/code/maxLength'],
    ]);
  });

  it('types rules by the types that are named, and points into short forms', () => {
    const problems = check(
      library,
      operation({
        input: { 'loan?': { object: { 'days?': { type: 'number', pattern: 'x' } } } },
        response: 'library.shelf',
        result: '= response.0.titel',
      }),
    );
    expect(problems).toMatchObject([
      { code: 'useless-constraint', pointer: '/input/loan?/object/days?/pattern' },
      { code: 'unknown-reference', help: 'Did you mean "title"?' },
    ]);
  });

  it('does not blame rules that read a value of an unknown type', () => {
    const problems = check(
      operation({ response: { object: { a: 'strng' } }, result: '= upper(response.a)' }),
    );
    expect(problems).toMatchObject([{ code: 'unknown-type', help: 'Did you mean "string"?' }]);
  });
});
