import { expect, it } from 'vitest';
import { parseFormula, visitParts } from '#engine';
import { readCall } from '#engine/parts';
import { ruleIgnoring, ruleWithout } from './rule-without.ts';
import { writeFormula } from './write-formula.ts';

const comparing: ReadonlySet<string> = new Set(['==', '!=', 'in']);

/** The comparisons of a formula with "dog", or what it reads of `answers.pet`. */
function goneIn(rule: unknown, option: string | undefined) {
  const found: { path: (string | number)[]; option: string | undefined }[] = [];
  visitParts(rule, (value, path) => {
    const call = readCall(value);
    const isRead = call?.name === 'var' && [call.args].flat()[0] === 'answers.pet';
    const isCompared = comparing.has(call?.name ?? '') && JSON.stringify(value).includes('"dog"');
    if (option === undefined ? isRead : isCompared) found.push({ path: [...path], option });
    return true;
  });
  return found;
}

function rest(formula: string, option?: string): unknown {
  const { rule } = parseFormula(formula);
  const left = ruleWithout(rule, goneIn(rule, option));
  return left === undefined || left === 'gone' ? left : writeFormula(left.value);
}

it.each([
  ["answers.pet = 'dog'", 'false'],
  ["answers.pet != 'dog'", 'true'],
  ["not ('dog' in answers.pet)", 'true'],
  ["answers.pet in ['dog', 'cat']", "answers.pet in ['cat']"],
  ["answers.pet = 'dog' or answers.pet = 'cat' or answers.a", "answers.pet = 'cat' or answers.a"],
  ["answers.pet = 'dog' and answers.a", 'false'],
  ["answers.pet != 'dog' and answers.a", 'answers.a'],
  ["if 'dog' in answers.pet then 1 else 0", '0'],
  ["if answers.a then 2 else if 'dog' in answers.pet then 1 else 0", 'if answers.a then 2 else 0'],
])('Without the option, "%s" is "%s"', (formula, left) => {
  expect(rest(formula, 'dog')).toBe(left);
});

it.each([
  ['answers.pet', 'gone'],
  ["answers.pet else 'none'", "'none'"],
  ['answers.pet is answered or answers.a', 'answers.a'],
  ["answers.a or answers.pet = 'dog' or answers.pet = 'cat'", 'answers.a'],
  ['answers.pet > 3 and answers.a', 'false'],
  ['{ name: answers.name, pet: answers.pet }', '{name: answers.name}'],
  ['answers.pet + 1', undefined],
])('Without the question, "%s" is "%s"', (formula, left) => {
  expect(rest(formula)).toBe(left);
});

it('A part that stays is asked for less, and for nothing where nothing else was', () => {
  const ignoring = (formula: string) => {
    const { rule } = parseFormula(formula);
    const left = ruleIgnoring(rule, goneIn(rule, 'dog'));
    return left === undefined ? undefined : writeFormula(left);
  };
  expect(ignoring("answers.pet = 'dog' and answers.a")).toBe('answers.a');
  expect(ignoring("answers.pet = 'dog'")).toBeUndefined();
});
