import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOf, pointerOf, valueAt } from './json-pointer.ts';
import { createLocate } from './locate.ts';

describe('locating a value in the text of a document', () => {
  const text = '{\n  "a": [1,\r\n    {"b/c": "x"}\r  ],\n  "~": null\n}';
  const locate = createLocate(text);

  it('finds values and keys by JSON Pointer, whatever ends the lines', () => {
    expect(locate('')).toEqual({ line: 1, column: 1 });
    expect(locate('/a')).toEqual({ line: 2, column: 8 });
    expect(locate('/a', 'key')).toEqual({ line: 2, column: 3 });
    expect(locate('/a/1/b~1c')).toEqual({ line: 3, column: 13 });
    expect(locate('/~0')).toEqual({ line: 5, column: 8 });
  });

  it('finds the nearest container of what is not there', () => {
    expect(locate('/a/1/missing/deeper', 'key')).toEqual({ line: 3, column: 5 });
    expect(locate('/a/7')).toEqual({ line: 2, column: 8 });
    expect(locate('/nowhere')).toEqual({ line: 1, column: 1 });
  });
});

describe('a JSON Pointer', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (path) => {
        expect(pathOf(pointerOf(...path))).toEqual(path);
      }),
    );
  });

  it('reaches own properties only', () => {
    expect(valueAt({ a: [{ b: 1 }] }, '/a/0/b')).toBe(1);
    expect(valueAt({}, '/constructor')).toBeUndefined();
    expect(valueAt('text', '/length')).toBeUndefined();
  });
});
