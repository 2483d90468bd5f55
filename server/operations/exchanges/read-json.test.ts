import { describe, expect, it } from 'vitest';
import { isJsonType, readJson } from './read-json.ts';

function read(text: string) {
  return readJson(new TextEncoder().encode(text));
}

describe('JSON that somebody else wrote', () => {
  it('is read and frozen throughout', () => {
    const answer = read('{"loans":[{"title":"Potiki"}]}');
    expect(answer).toEqual({ kind: 'json', value: { loans: [{ title: 'Potiki' }] } });
    const { loans } = (answer as { value: unknown }).value as { loans: object[] };
    expect([loans, loans[0]].every(Object.isFrozen)).toBe(true);
  });

  it('keeps a number as a text when it would become another number', () => {
    const kept =
      '{"id":9007199254740993,"rows":[{"n":-1e400},{"n":9007199254740991},{"n":1e3}],"text":"9007199254740993"}';
    expect(read(kept)).toEqual({
      kind: 'json',
      value: {
        id: '9007199254740993',
        rows: [{ n: '-1e400' }, { n: 9007199254740991 }, { n: 1000 }],
        text: '9007199254740993',
      },
    });
  });

  it.each(['', '{', 'undefined', "{'a':1}", '\ufeff\ufeff1'])('is malformed: %j', (text) => {
    expect(read(text)).toEqual({ kind: 'malformed' });
  });

  it('is malformed when it is not UTF-8', () => {
    expect(readJson(Uint8Array.of(0x22, 0xff, 0x22))).toEqual({ kind: 'malformed' });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('may not have the key %s at any depth', (key) => {
    expect(read(`{"${key}":1}`)).toEqual({ kind: 'forbidden' });
    expect(read(`[[{"a":[{"${key}":null}]}]]`)).toEqual({ kind: 'forbidden' });
    expect(read(`["${key}"]`)).toMatchObject({ kind: 'json' });
  });

  it('may nest to a limit, and cannot overflow the stack', () => {
    expect(read('['.repeat(64) + ']'.repeat(64))).toMatchObject({ kind: 'json' });
    expect(read('['.repeat(65) + ']'.repeat(65))).toMatchObject({ kind: 'json' });
    expect(read('['.repeat(66) + ']'.repeat(66))).toEqual({ kind: 'forbidden' });
    expect(read('['.repeat(400_000) + ']'.repeat(400_000)).kind).not.toBe('json');
  });
});

describe('the content type of JSON', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/Problem+JSON'])(
    '%s is',
    (type) => {
      expect(isJsonType(type)).toBe(true);
    },
  );

  it.each(['', 'text/html', 'text/json', 'application/jsonp', 'application/json-seq', 'x/application/json'])(
    '%j is not',
    (type) => {
      expect(isJsonType(type)).toBe(false);
    },
  );
});
