import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

describe('canonical JSON', () => {
  it('writes keys in one order whatever order the author chose', () => {
    expect(canonicalJson({ title: 'Rye', id: 'rye', size: { g: 800, slices: 12 } })).toBe(
      '{"id":"rye","size":{"g":800,"slices":12},"title":"Rye"}',
    );
  });

  it('keeps lists in their order', () => {
    expect(canonicalJson([3, 1, 2, [], {}])).toBe('[3,1,2,[],{}]');
  });

  it('orders keys by UTF-16 code unit, as RFC 8785 shows', () => {
    const value = { '€': 1, '\r': 2, '\ufb33': 3, '1': 4, '😀': 5, '\u0080': 6, ö: 7 };
    expect(canonicalJson(value)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
  });

  it('writes numbers as ECMAScript does', () => {
    expect(canonicalJson([1e30, 4.5, 2e-3, -0, 1e-27])).toBe('[1e+30,4.5,0.002,0,1e-27]');
  });

  it('leaves out a property that is undefined', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it('survives a document nested far deeper than the call stack', () => {
    const depth = 200_000;
    const nested = JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    expect(canonicalJson(nested)).toHaveLength(2 * depth);
  });

  it('survives a list longer than a call may have arguments', () => {
    expect(canonicalJson(Array.from({ length: 300_000 }, () => 1))).toHaveLength(600_001);
  });

  it('refuses what JSON cannot hold', () => {
    expect(() => canonicalJson({ rate: Number.NaN })).toThrow('JSON cannot hold NaN');
    expect(() => canonicalJson({ when: () => 1 })).toThrow('JSON cannot hold');
  });

  it('means the same value as the text it came from', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });
});
