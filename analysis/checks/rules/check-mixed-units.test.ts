import { expect, it } from 'vitest';
import type { DocumentSource } from '../../../engine/documents/read-document.ts';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);

function mixedIn(...sources: readonly DocumentSource[]) {
  return checkDocuments([...others, ...sources])
    .problems.filter(({ code, severity }) => code === 'mixed-units' || severity === 'error')
    .map(({ pointer, message }) => `${pointer}: ${message}`);
}

const messages = { type: 'Write a number' };
const asked = { type: 'number-input', label: 'How many?', value: 'number', messages };
const form = (id: string, ...fields: readonly object[]) =>
  documentSource(id, 'form', { fields: fields.map((field) => ({ ...asked, ...field })) });

const loaves = { name: 'loaves', unit: 'loaves' };
const walk = { name: 'walk', unit: 'km' };

/** Findings in a decision about two answers. */
function about(one: object, other: object, rule = '= answers.one < answers.other') {
  const breads = form('bread-form', { ...one, name: 'one' }, { ...other, name: 'other' });
  return mixedIn(breads, decision(rule));
}

function decision(when: string) {
  // biome-ignore lint/suspicious/noThenProperty: rows of decisions have one
  return documentSource('fee', 'decision', { rows: [{ when, then: 1 }], otherwise: 0 });
}

it.each([
  ['units', { unit: 'km' }, { unit: 'people' }],
  ['prefixes', { prefix: '$' }, { prefix: '€' }],
  ['a prefix and a unit', { prefix: '$' }, { unit: 'people' }],
  ['lengths, in words and in letters', { unit: 'metres' }, { unit: 'km a day' }],
  ['units after the same prefix', { prefix: '$', unit: 'a day' }, { prefix: '$', unit: 'a year' }],
])('Answers with different %s are no numbers to compare', (_, one, other) => {
  expect(about(one, other)).toHaveLength(1);
  expect(about(one, one)).toEqual([]);
});

it.each([
  ['one of them has none', { unit: 'km' }, {}],
  ['they differ in upper case and spaces', { unit: 'km' }, { unit: ' KM ' }],
  ['they are one and many of the same', { unit: 'hour' }, { unit: 'hours' }],
  ['only one of two with the same prefix has a unit', { prefix: '$' }, { prefix: '$', unit: 'a day' }],
  ['the same sign is before one and after the other', { prefix: '$' }, { unit: '$' }],
  ['both count things', { unit: 'adults' }, { unit: 'children' }],
  ['only one of two with the same unit has a prefix', { prefix: 'about', unit: 'km' }, { unit: 'km' }],
])('Units do not differ if %s', (_, one, other) => {
  expect(about(one, other)).toEqual([]);
});

it.each([
  ['+', '= answers.one + answers.other > 3', 'is added to'],
  ['-', '= answers.one - answers.other > 3', 'is taken from'],
  ['=', '= answers.one = answers.other', 'is compared with'],
  ['between', '= answers.one between 1 and answers.other', 'is compared with'],
  ['sum', '= sum([1, answers.one, answers.other]) > 3', 'is added to'],
  ['max', '= max(answers.one, 1, answers.other) > 3', 'is compared with'],
  ['the value of another operator', '= round(-answers.one, 2) < (answers.other else 2)', 'is compared with'],
])('Numbers of %s are to have one unit', (_, rule, verb) => {
  const found = about({ unit: 'km' }, { unit: 'people' }, rule);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(verb);
});

it.each([
  ['multiplied', '= answers.one * answers.other > 3'],
  ['divided', '= answers.one / answers.other > 3'],
  ['converted first', '= answers.one * 1000 > answers.other'],
  ['compared with something else', '= answers.one > 1 and answers.other > 1'],
])('Numbers may have different units if they are %s', (_, rule) => {
  expect(about({ unit: 'km' }, { unit: 'people' }, rule)).toEqual([]);
});

it('A name with different units, or with one in one form only, says nothing about a rule', () => {
  const rule = decision('= answers.loaves < answers.walk');
  const asks = form('bread-form', loaves, walk);
  expect(mixedIn(asks, rule)).toHaveLength(1);
  expect(mixedIn(asks, rule, form('other-form', loaves))).toHaveLength(1);
  expect(mixedIn(asks, rule, form('other-form', { ...loaves, unit: 'km' }))).toEqual([]);
  expect(mixedIn(asks, rule, form('other-form', { ...loaves, unit: undefined }))).toEqual([]);
});

it('A form that cannot be read may ask for it with another unit', () => {
  const rule = decision('= answers.loaves < answers.walk');
  const unread = { path: 'other-form.json', text: '{"kind": "form", "id": "other-form"' };
  const found = mixedIn(form('bread-form', loaves, walk), rule, unread);
  expect(found).toEqual([expect.not.stringContaining('compared')]);
});
