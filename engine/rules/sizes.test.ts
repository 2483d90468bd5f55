import { expect, it } from 'vitest';
import { choiceOf, dateType, listOf, neverType, numberType, objectOf, textType } from './rule-type.ts';
import { hasLongerLists, mostItems, mostLength, mostProperties } from './sizes.ts';

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

it('A list is longer than declared at any depth', () => {
  const [short, long] = [listOf(textType, 3), listOf(textType, 4)];
  expect(hasLongerLists(long, short)).toBe(true);
  expect(hasLongerLists(short, short)).toBe(false);
  expect(hasLongerLists(listOf(long, 3), listOf(short, 3))).toBe(true);
  expect(hasLongerLists(objectOf({ a: long }), objectOf({ a: short }))).toBe(true);
  expect(hasLongerLists(objectOf({}, long), objectOf({ a: short }))).toBe(true);
  expect(hasLongerLists(objectOf({ a: short }), objectOf({ a: long }))).toBe(false);
  expect(hasLongerLists(long, textType)).toBe(false);
});
