import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  dateType,
  listOf,
  neverType,
  numberType,
  objectOf,
  type RuleType,
  textType,
} from './rule-type.ts';
import { largerPart, mostItems, mostLength, mostProperties } from './sizes.ts';

it.each([
  ['a choice as long as its longest option', choiceOf(['s', 'medium', '']), 6],
  ['a choice of nothing', choiceOf([]), 0],
  ['a text twice its declared characters', { kind: 'text', longest: 30 }, 60],
  ['a text that declares nothing', textType, 20_000],
  ['a date', dateType, 10],
  ['a number', numberType, 25],
  ['nothing', neverType, 0],
] as const)('The longest text of %s is known', (_, type, length) => {
  expect(mostLength(type)).toBe(length);
});

it('The most elements of a list and properties of an object are those declared, or a thousand', () => {
  expect([listOf(textType, 3), listOf(textType), textType, neverType].map(mostItems)).toEqual([
    3, 1000, 1, 0,
  ]);
  expect([objectOf({ a: textType }), textType].map(mostProperties)).toEqual([1000, 0]);
  expect(mostProperties({ kind: 'object', properties: { a: textType }, closed: true })).toBe(1);
});

describe('a part that is larger than declared', () => {
  const [short, long] = [listOf(textType, 3), listOf(textType, 4)];
  const name: RuleType = { kind: 'text', longest: 20 };

  it('may be a list at any depth', () => {
    expect(largerPart(long, short)).toEqual({ kind: 'list', place: '', given: 4, declared: 3 });
    expect(largerPart(short, short)).toBeUndefined();
    expect(largerPart(listOf(long, 3), listOf(short, 3))?.place).toBe('[]');
    expect(largerPart(objectOf({ a: long }), objectOf({ a: short }))?.place).toBe('.a');
    expect(largerPart(objectOf({}, long), objectOf({ a: short }))?.place).toBe('.a');
    expect(largerPart(objectOf({ a: short }), objectOf({ a: long }))).toBeUndefined();
    expect(largerPart(long, textType)).toBeUndefined();
  });

  it('may be a text, also one that declares no length', () => {
    expect(largerPart(textType, name)).toEqual({ kind: 'text', place: '', given: 20_000, declared: 40 });
    expect(largerPart(name, textType)).toBeUndefined();
    expect(largerPart(listOf(objectOf({ a: textType }), 3), listOf(objectOf({ a: name }), 3))?.place).toBe(
      '[].a',
    );
    expect(largerPart({ kind: 'text', longest: 20 }, name)).toBeUndefined();
    expect(largerPart({ kind: 'text', longest: 21 }, name)).toMatchObject({ given: 42 });
  });

  it('may be an option or a text that is written out', () => {
    expect(largerPart(choiceOf(['x'.repeat(41)]), name)).toMatchObject({ kind: 'text', given: 41 });
    expect(largerPart(choiceOf(['a', 'b']), name)).toBeUndefined();
    expect(largerPart({ kind: 'text', values: ['abc'] }, name)).toBeUndefined();
    expect(largerPart(dateType, name)).toBeUndefined();
  });
});
