import { describe, expect, it } from 'vitest';
import { hasPart, mapLeaves, mapMembers, visitParts } from './json-parts.ts';
import { pointerOf } from './json-pointer.ts';

const value = { a: [1, { b: 'two' }], 'c/d': null };

describe('the parts of a JSON value', () => {
  it('are visited from top to bottom, with their places', () => {
    const pointers: string[] = [];
    visitParts(value, (_part, path) => {
      pointers.push(pointerOf(...path));
      return true;
    });
    expect(pointers).toEqual(['', '/a', '/a/0', '/a/1', '/a/1/b', '/c~1d']);
  });

  it('are left out where the visitor says so', () => {
    const parts: unknown[] = [];
    visitParts(value, (part) => {
      parts.push(part);
      return !Array.isArray(part);
    });
    expect(parts).toEqual([value, value.a, null]);
  });

  it('are visited with the list or object that holds them', () => {
    const holders: unknown[] = [];
    visitParts(value, (part, _path, holder) => {
      if (part === 'two' || part === value) holders.push(holder);
      return true;
    });
    expect(holders).toEqual([undefined, value.a[1]]);
  });

  it('are found at any depth', () => {
    expect(hasPart(value, (part) => part === 'two')).toBe(true);
    expect(hasPart(value, (part) => part === 2)).toBe(false);
  });

  it('are replaced one level at a time, and kept where nothing changes', () => {
    expect(mapMembers(value, (member, name) => (name === 'a' ? 3 : member))).toEqual({ a: 3, 'c/d': null });
    expect(mapMembers([1, 2], (member, index) => (index === 1 ? 3 : member))).toEqual([1, 3]);
    expect(mapMembers(value, (member) => member)).toBe(value);
    expect(mapMembers('text', () => 1)).toBe('text');
  });

  it('are the same at every depth where no leaf in them is replaced', () => {
    const replaced = mapLeaves(value, (leaf) => (leaf === null ? 0 : leaf)) as typeof value;
    expect(replaced).toEqual({ a: [1, { b: 'two' }], 'c/d': 0 });
    expect(replaced.a).toBe(value.a);
    expect(mapLeaves('two', () => 2)).toBe(2);
  });
});
