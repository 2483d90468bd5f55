import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { readAnswer, writeAnswer } from '../../answers/read-entries.ts';

const amount: Field = {
  name: 'amount',
  type: 'number-input',
  label: 'Amount',
  prefix: '$',
  unit: 'a day',
  decimals: 2,
  thousands: true,
  value: { type: 'number' },
};

describe('a number with its prefix and unit', () => {
  it.each([
    ['12500', 12500],
    ['12,500', 12500],
    ['1 250 000', 1250000],
    ['$1,200.50', 1200.5],
    ['$ 1,200.50 a day', 1200.5],
    ['-3.5', -3.5],
    ['0', 0],
    ['.5', 0.5],
    ['-.5', -0.5],
    ['5.', 5],
    ['$1,000.', 1000],
    ['１２，５００．５', 12500.5],
    ['－３', -3],
  ])('reads %j as %d', (text, answer) => {
    expect(readAnswer(amount, [text])).toBe(answer);
  });

  it.each(['12,50', '1,2345', '1,200 500', 'a lot', '$', '1e3', '12.500,00', '€5', '.', '-.', '1,000,00'])(
    'keeps %j, which is no number, as it was typed',
    (text) => {
      expect(readAnswer(amount, [text])).toBe(text);
      expect(writeAnswer(amount, text)).toEqual([text]);
    },
  );

  it.each([
    [12500, '12,500.00'],
    [1200.5, '1,200.50'],
    [0.125, '0.125'],
    [-1234567, '-1,234,567.00'],
    [999, '999.00'],
  ])('shows %d as %s', (answer, text) => {
    expect(writeAnswer(amount, answer)).toEqual([text]);
  });

  it('reads back every number that it shows', () => {
    const numbers = fc.oneof(fc.integer(), fc.double({ min: 1e-6, max: 1e15, noNaN: true }));
    fc.assert(
      fc.property(numbers, fc.boolean(), fc.integer({ min: 0, max: 6 }), (value, thousands, decimals) => {
        const field: Field = { ...amount, thousands, decimals };
        expect(readAnswer(field, writeAnswer(field, value))).toBe(value);
      }),
    );
  });

  it.each([
    ['$1,000', 1000],
    ['€ 5', 5],
    ['1,000', 1000],
    ['.5', 0.5],
    ['kr 5', 'kr 5'],
  ])('reads %j as %s where the field has no prefix of its own', (text, answer) => {
    const bare: Field = { name: 'cost', type: 'number-input', label: 'Cost', value: { type: 'number' } };
    expect(readAnswer(bare, [text])).toBe(answer);
  });

  it.each([
    ['de', ',.', ['1.234.567,5', '1 234 567,5', '$ 1.234.567,5 a day', '١٬٢٣٤٬٥٦٧٫٥'], '1.234.567,50'],
    ['fr', ',\u202f', ['1\u202f234\u202f567,5', '1234567,5', '۱۲۳۴۵۶۷٫۵'], '1\u202f234\u202f567,50'],
    ['de-ch', ".'", ["1'234'567.5", '1234567.5'], "1'234'567.50"],
    ['en', undefined, ['1,234,567.5', '١٢٣٤٥٦٧٫٥'], '1,234,567.50'],
  ])('is read and shown in the marks of %s', (locale, marks, texts, shown) => {
    const formats = { locale, ...(marks && { marks }) };
    for (const text of texts) expect(readAnswer(amount, [text], formats)).toBe(1234567.5);
    expect(writeAnswer(amount, 1234567.5, formats)).toEqual([shown]);
    expect(readAnswer(amount, [shown], formats)).toBe(1234567.5);
  });

  it.each([
    ['de', ',.', ['1,234.5', '1.5', '1.2345', "1'234"]],
    ['fr', ',\u202f', ['1.234', '1.5', '1,234,567']],
    ['de-ch', ".'", ['1,5', '1,234']],
  ])('is refused in the marks of another language than %s', (locale, marks, texts) => {
    for (const text of texts) expect(readAnswer(amount, [text], { locale, marks })).toBe(text);
  });

  it('is kept as it was typed where another number would be sent', () => {
    const whole: Field = { ...amount, value: { type: 'integer' } };
    for (const field of [amount, whole]) {
      expect(readAnswer(field, ['9007199254740991'])).toBe(9007199254740991);
      expect(readAnswer(field, ['-9007199254740991'])).toBe(-9007199254740991);
      for (const text of ['9007199254740992', '9007199254740993', '-9,007,199,254,740,993', '1'.repeat(40)])
        expect(readAnswer(field, [text])).toBe(text);
    }
  });

  it('is read alike where a line of text asks for a number', () => {
    const line: Field = { name: 'cost', type: 'text-input', label: 'Cost', value: { type: 'number' } };
    expect(['1,000', '.5', '1e3'].map((text) => readAnswer(line, [text]))).toEqual([1000, 0.5, '1e3']);
  });

  it('is unanswered while nothing is typed', () => {
    expect([readAnswer(amount, []), readAnswer(amount, [' '])]).toEqual([undefined, undefined]);
  });
});
