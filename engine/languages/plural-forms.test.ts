import { expect, it } from 'vitest';
import { pluralForm } from './plural-form.ts';
import { pluralForms } from './plural-forms.ts';

it.each([
  ['{n, plural, one {# day} other {# days}}', { one: '{n} day', other: '{n} days' }],
  [
    'in {n, plural, =0 {# Tagen} other {# Tagen}} etwa',
    { '=0': 'in {n} Tagen etwa', other: 'in {n} Tagen etwa' },
  ],
  ['{n} meneti', { other: '{n} meneti' }],
  ['{n, plural, one {a day} other {# days}}', { one: 'a day', other: '{n} days' }],
])('%s has a text for each form of the plural', (message, forms) => {
  expect(pluralForms(message)).toEqual(forms);
});

it.each([
  ['{n, plural, one {# day}}', 'it has no other form'],
  ['{n, plural, one {# day} other {days}}', 'its other form does not say the number'],
  ['{count} days', 'it inserts something else'],
  ['{n, select, one {# day} other {# days}}', 'it chooses by something else'],
  ['{n', 'a brace is not closed'],
])('%s cannot be read, as %s', (message) => {
  expect(pluralForms(message)).toBeUndefined();
});

it.each([
  ['cy', 0, '0 diwrnod'],
  ['cy', 2, '2 ddiwrnod'],
  ['cy', 3, '3 diwrnod'],
  ['en-nz', 1, '1 (one)'],
  ['mi', 1, '1 diwrnod'],
])('in %s, %i is said in the form of its language', (language, number, said) => {
  const forms =
    language === 'en-nz' ? { one: '{n} (one)', other: '' } : { two: '{n} ddiwrnod', other: '{n} diwrnod' };
  expect(pluralForm(forms, number, language)).toBe(said);
});
