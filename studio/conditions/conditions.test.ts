import { expect, it } from 'vitest';
import { comparisonsFor } from './comparisons.ts';
import { firstTest, type Group, type Part, readCondition, writeCondition } from './conditions.ts';
import { unknownSubject } from './subjects.ts';

/** A condition in short: `[joins, part, …]`, "not" before a negated one, and a comparison as `path comparison value`. */
function short(part: Part): unknown {
  if (part.kind === 'other') return part.rule;
  if (part.kind === 'test')
    return [
      part.path,
      part.comparison,
      ...(part.value === undefined ? [] : [JSON.stringify(part.value)]),
    ].join(' ');
  return [...(part.isNot ? ['not'] : []), part.joins, ...part.parts.map(short)];
}

it.each([
  ['= answers.gift', 'answers.gift yes'],
  ['= answers.gift = false', 'answers.gift no'],
  ['= not answers.gift', 'answers.gift notYes'],
  ['= not (answers.gift else false)', 'answers.gift noOrUnanswered'],
  ['= answers.gift != true', 'answers.gift otherThanYes'],
  ["= answers.loaf = 'rye'", 'answers.loaf is "rye"'],
  ["= answers.loaf != 'rye'", 'answers.loaf isNot "rye"'],
  ["= (answers.loaf else '') != 'rye'", 'answers.loaf isNotOrUnanswered "rye"'],
  ["= answers.loaf in ['rye', 'bun']", 'answers.loaf oneOf ["rye","bun"]'],
  ["= not answers.loaf in ['rye', 'bun']", 'answers.loaf noneOf ["rye","bun"]'],
  ["= 'nuts' in answers.extras", 'answers.extras has "nuts"'],
  ["= not 'nuts' in answers.extras", 'answers.extras hasNot "nuts"'],
  ["= anyIn(answers.extras, ['nuts', 'oil'])", 'answers.extras hasAny ["nuts","oil"]'],
  ["= allIn(['nuts', 'oil'], answers.extras)", 'answers.extras hasAll ["nuts","oil"]'],
  ['= count(answers.extras) > 1', 'answers.extras countMore 1'],
  ['= count(facts.loaves) = 0', 'facts.loaves countIs 0'],
  ['= answers.count > 2', 'answers.count more 2'],
  ['= answers.count <= 2', 'answers.count atMost 2'],
  ['= answers.count between 1 and 5', 'answers.count between [1,5]'],
  ["= answers.day < '2026-01-01'", 'answers.day before "2026-01-01"'],
  ['= answers.day < now', 'answers.day before {"var":"now"}'],
  ['= answers.day >= addDays(now, 14)', 'answers.day notBefore {"add-days":[{"var":"now"},14]}'],
  ['= answers.day = addMonths(now, -2)', 'answers.day onDate {"add-months":[{"var":"now"},-2]}'],
  ['= yearsBetween(answers.born, now) >= 18', 'answers.born yearsAgo 18'],
  ['= daysBetween(now, answers.day) between -5 and 30', 'answers.day withinDays [-5,30]'],
  ['= results.ticket.id is answered', 'results.ticket.id answered'],
  ['= answers.loaf is unanswered', 'answers.loaf unanswered'],
])('%s is read as a comparison, and written as it was', (formula, test) => {
  const condition = readCondition(formula);
  expect(condition && short(condition)).toEqual(['and', test]);
  expect(condition && writeCondition(condition)).toBe(formula);
});

it.each<readonly [string, unknown]>([
  ["= answers.loaf = 'rye' and answers.gift", ['and', 'answers.loaf is "rye"', 'answers.gift yes']],
  ["= answers.loaf = 'rye' or facts.gift", ['or', 'answers.loaf is "rye"', 'facts.gift yes']],
  [
    '= answers.a and (answers.b or not (answers.c and answers.d))',
    ['and', 'answers.a yes', ['or', 'answers.b yes', ['not', 'and', 'answers.c yes', 'answers.d yes']]],
  ],
  ['= not (answers.a or answers.b)', ['not', 'or', 'answers.a yes', 'answers.b yes']],
  ['= not answers.a = false', ['not', 'and', 'answers.a no']],
  [
    '= answers.a and count(answers.b) > answers.c',
    ['and', 'answers.a yes', { '>': [{ count: { var: 'answers.b' } }, { var: 'answers.c' }] }],
  ],
])('%s is read as groups, and written as it was', (formula, expected) => {
  const condition = readCondition(formula);
  expect(condition && short(condition)).toEqual(expected);
  expect(condition && writeCondition(condition)).toBe(formula);
});

it.each([
  '= count(answers.extras) > answers.count',
  '= answers.loaf = answers.other',
  "= some item in facts.loaves satisfies item.kind = 'rye'",
  '= answers.',
  true,
  undefined,
])('%s is left to the formula', (value) => {
  expect(readCondition(value)).toBeUndefined();
});

it('writes nothing for a condition without parts, and leaves empty groups out', () => {
  const empty: Group = { kind: 'group', joins: 'or', isNot: true, parts: [] };
  expect(writeCondition(empty)).toBeUndefined();
  const gift: Part = { kind: 'test', path: 'answers.gift', comparison: 'yes', value: undefined };
  expect(writeCondition({ ...empty, isNot: false, parts: [empty, gift] })).toBe('= answers.gift');
});

it('offers the comparisons of a kind of question, and begins with one that has a value', () => {
  expect(comparisonsFor('yes-no')).toEqual([
    'yes',
    'no',
    'notYes',
    'noOrUnanswered',
    'yesOrUnanswered',
    'answered',
    'unanswered',
  ]);
  const loaf = { ...unknownSubject('answers.loaf'), options: [{ id: 'rye', label: 'Rye' }] };
  expect(firstTest({ ...loaf, kind: 'choice' })).toEqual({
    kind: 'test',
    path: 'answers.loaf',
    comparison: 'is',
    value: 'rye',
  });
  expect(firstTest({ ...unknownSubject('answers.day'), kind: 'date' }).value).toEqual({ var: 'now' });
});
