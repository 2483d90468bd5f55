import { expect, it } from 'vitest';
import { requiredChoices } from './required-words.ts';

const usual = (form: object | undefined, field?: object, site?: object) =>
  requiredChoices({ form, site, field })[0]?.words;
const strict = { everyField: { required: true } };

it('says what is usual for a question that does not say whether it must be answered', () => {
  expect(usual({}, { type: 'text-input' })).toBe('May be left out (as usual)');
  expect(usual(strict, { type: 'text-input' })).toBe('Visitors must answer (as usual)');
  expect(usual({ everyField: { required: { '==': [1, 2] } } }, { type: 'text-input' })).toBe(
    'Under a condition (as usual)',
  );
});

it('follows the site where the form says nothing', () => {
  const lax = { everyField: { required: false } };
  expect(usual({}, { type: 'text-input' }, strict)).toBe('Visitors must answer (as usual)');
  expect(usual(lax, { type: 'text-input' }, strict)).toBe('May be left out (as usual)');
  expect(usual({}, undefined, strict)).toBe('Visitors must answer (as usual)');
  expect(usual(undefined, undefined, strict)).toBe('May be left out (as usual)');
});

it('lets a check box be left alone, and every question of a form where that says nothing', () => {
  expect(usual(strict, { type: 'checkbox' })).toBe('May be left out (as usual)');
  expect(usual(strict)).toBe('May be left out (as usual)');
});

it('has the text of an option given unless it says otherwise', () => {
  expect(
    requiredChoices({ form: {}, site: {}, field: { name: 'how' }, isTextOfOption: true })[0]?.words,
  ).toBe('Visitors must answer (as usual)');
});

it('offers both in the same words', () => {
  expect(
    requiredChoices({ form: {}, site: {}, field: { type: 'text-input' } }).map(({ words }) => words),
  ).toEqual(['May be left out (as usual)', 'Visitors must answer', 'May be left out']);
});
