import { describe, expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);

const own = (id: string, parts: object = {}) =>
  documentSource(id, 'operation', {
    service: 'bakery',
    method: 'GET',
    path: `/${id}`,
    input: { name: 'string' },
    response: { object: { price: 'number' } },
    ...parts,
  });

const gathering = (id: string, operation: string) =>
  documentSource(id, 'operation', {
    method: 'GET',
    input: { name: 'string' },
    gather: [{ operation, as: 'found', with: { name: '= input.name' } }],
    result: { price: 1 },
  });

function errorsOf(...sources: readonly (typeof others)[number][]) {
  return checkDocuments([...others, ...sources])
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ code, document, pointer, message }) => [code, `${document}${pointer}`, message]);
}

describe('the fallbacks of operations', () => {
  it('may be several, one after the other', () => {
    expect(errorsOf(own('a', { fallback: 'b' }), own('b', { fallback: 'c' }), own('c'))).toEqual([]);
  });

  it('may not come back to the first, however many are between', () => {
    const ring = [own('a', { fallback: 'b' }), own('b', { fallback: 'c' }), own('c', { fallback: 'a' })];
    const message = (way: string) => `These operations fall back to one another and never end: ${way}.`;
    expect(errorsOf(...ring)).toEqual([
      ['endless-loop', 'a/fallback', message('a → b → c → a')],
      ['endless-loop', 'b/fallback', message('b → c → a → b')],
      ['endless-loop', 'c/fallback', message('c → a → b → c')],
    ]);
  });

  it('are wrong in the ring alone, not in an operation that leads into it', () => {
    const found = errorsOf(
      own('a', { fallback: 'b' }),
      own('b', { fallback: 'c' }),
      own('c', { fallback: 'b' }),
    );
    expect(found.map(([, at]) => at)).toEqual(['b/fallback', 'c/fallback']);
  });
});

describe('an operation that sends files', () => {
  const sending = (parts: object = {}) =>
    own('a', {
      method: 'POST',
      input: { letters: { list: 'file', maxItems: 3 }, name: 'string' },
      request: { name: '= input.name' },
      files: { letter: 'letters' },
      ...parts,
    });

  it('names inputs that hold files', () => {
    expect(errorsOf(sending())).toEqual([]);
    expect(errorsOf(sending({ input: { letters: 'file', name: 'string' } }))).toEqual([]);
    expect(errorsOf(sending({ files: { letter: 'name' } }))).toEqual([
      ['impossible-call', 'a/files/letter', 'The input "name" holds no files.'],
    ]);
    expect(errorsOf(sending({ files: { letter: 'letter' } })).map(([code, at]) => [code, at])).toEqual([
      ['unknown-input', 'a/files/letter'],
    ]);
  });

  it.each([
    ['GET', { method: 'GET', request: undefined }, 'a/files'],
    ['a browser', { expose: { path: '/api/a' } }, 'a/expose'],
    ['a cache', { cacheSeconds: 5 }, 'a/cacheSeconds'],
    ['a request that is no object', { request: '= input.name' }, 'a/request'],
  ])('cannot be combined with %s', (_, parts, at) => {
    expect(
      errorsOf(sending(parts))
        .filter(([code]) => code === 'impossible-call')
        .map((found) => found[1]),
    ).toEqual([at]);
  });
});

describe('an operation that gathers others', () => {
  it('may not gather one that gathers others itself', () => {
    expect(errorsOf(own('a'), gathering('b', 'a'))).toEqual([]);
    expect(errorsOf(own('a'), gathering('b', 'a'), gathering('d', 'b'))).toEqual([
      ['impossible-call', 'd/gather/0/operation', '"b" gathers what others give itself.'],
    ]);
  });
});
