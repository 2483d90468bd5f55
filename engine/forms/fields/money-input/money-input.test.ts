import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { formatsOf } from '../../../languages/formats.ts';
import { readAnswer, writeAnswer } from '../../answers/read-entries.ts';
import { answerSchema } from '../../constraints/field-constraints.ts';
import { declarationOf } from '../field-registry.ts';
import { currencySign } from './money-input.ts';

const dollars: Field = { name: 'price', type: 'money-input', label: 'Price', currency: 'NZD' };
const yen: Field = { ...dollars, currency: 'JPY' };
const dinars: Field = { ...dollars, currency: 'KWD' };

describe('an amount of money', () => {
  it.each([
    ['12.5', 12.5],
    ['$1,234.50', 1234.5],
    ['NZ$ 20', 20],
    ['nzd 20', 20],
    ['20 NZD', 20],
    ['-3', -3],
    ['', undefined],
    ['about ten', 'about ten'],
    ['€5', '€5'],
    ['US$5', 'US$5'],
  ])('reads %j as %s', (text, answer) => {
    expect(readAnswer(dollars, [text])).toBe(answer);
  });

  it('is read and written with the marks of the language', () => {
    const german = formatsOf('de');
    expect(readAnswer(dollars, ['1.234,50 $'], german)).toBe(1234.5);
    expect(writeAnswer(dollars, 1234.5, german)).toEqual(['1.234,50']);
    expect(declarationOf(dollars).answer?.show?.(1234.5, dollars, german)).toBe('1.234,50\u00a0$');
  });

  it('has as many decimals as its currency', () => {
    const steps = [dollars, yen, dinars, { ...dollars, wholeUnits: true }].map(
      (field) => answerSchema(field)?.multipleOf,
    );
    expect(steps).toEqual([0.01, 1, 0.001, 1]);
    expect(declarationOf(dinars).answer?.show?.(1.5, dinars)).toBe('KWD\u00a01.500');
    expect(writeAnswer(yen, 12000)).toEqual(['12,000']);
    expect(writeAnswer(dollars, 12)).toEqual(['12']);
  });

  it('has its sign where the language writes it', () => {
    expect(currencySign('EUR', 'en')).toEqual({ sign: '€', isBefore: true });
    expect(currencySign('EUR', 'fr')).toEqual({ sign: '€', isBefore: false });
  });
});
