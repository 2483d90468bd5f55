import { describe, expect, it } from 'vitest';
import { checkRule } from '../../../analysis/rules/typing/check.ts';
import { expandFormulas } from '../../formulas/reading/expand-formulas.ts';
import { nullPlace } from './may-be-null.ts';
import { objectOf, type RuleType } from './rule-type.ts';
import { typeOfSchema } from './type-of-schema.ts';
import { isAssignable } from './type-relations.ts';

const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };
const book = {
  type: 'object',
  properties: {
    title: text,
    note: textOrNull,
    state: { enum: ['lent', null] },
    author: { type: 'object', properties: { born: textOrNull } },
  },
};
const results = typeOfSchema({ type: 'object', properties: { book, books: { type: 'array', items: book } } });
const string = typeOfSchema(text);

function given(formula: string): RuleType {
  const { problems, type } = checkRule(rule(formula), { roots: { results } });
  expect(problems).toEqual([]);
  return type;
}

function rule(formula: string): unknown {
  return expandFormulas(`= ${formula}`).document;
}

describe('a value that may be null', () => {
  it.each([
    ['results.book.note', ''],
    ['results.books.0.state', ''],
    ["if results.book.title = 'x' then results.book.note", ''],
    ["if results.book.title = 'x' then null else 'y'", ''],
    ['results.book.title else results.book.note', ''],
  ])('is reported where a text is wanted: %s', (formula, place) => {
    expect(nullPlace(given(formula), string)).toBe(place);
  });

  it.each([
    'results.book.title',
    "results.book.note else ''",
    'if results.book.note is answered then results.book.note',
    "if results.book.note != '' then results.book.note else 'none'",
    "if results.book.title = 'x' and results.book.note is answered then results.book.note",
    'upper(results.book.note)',
    "cat(results.book.note, '')",
  ])('is none any more, or never was: %s', (formula) => {
    expect(nullPlace(given(formula), string)).toBeUndefined();
  });

  it('is reported with its place in an object or a list, unless it is admitted there', () => {
    const wanted = (born: object) =>
      typeOfSchema({ type: 'object', properties: { author: { type: 'object', properties: { born } } } });
    expect(nullPlace(given('results.book'), wanted(text))).toBe('/author/born');
    expect(nullPlace(given('results.book'), wanted(textOrNull))).toBeUndefined();
    const list = { kind: 'list', item: wanted(text) } as const;
    expect(nullPlace(given('results.books'), list)).toBe('/items/author/born');
    expect(nullPlace(given('{author: {born: results.book.note}}'), wanted(text))).toBe('/author/born');
    expect(nullPlace(objectOf({}), wanted(text))).toBeUndefined();
  });

  it('may be null outright where null is admitted, and nowhere else', () => {
    const noted = (note: object) => typeOfSchema({ type: 'object', properties: { note } });
    expect(isAssignable(given('{note: null}'), noted(textOrNull))).toBe(true);
    expect(isAssignable(given('{note: null}'), noted(text))).toBe(false);
  });
});
