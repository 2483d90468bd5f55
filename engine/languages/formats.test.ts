import { expect, it } from 'vitest';
import { formatsOf } from './formats.ts';

it.each([
  ['en-nz', 'en-nz', undefined],
  ['de', 'de', ',.'],
  ['fr', 'fr', ',\u202f'],
  ['de-ch', 'de-ch', ".'"],
  ['mi', 'en-NZ', undefined],
  ['mi-nz', 'en-NZ', undefined],
  ['cy', 'en-GB', undefined],
  // Icelandic writes numbers as German does, and Irish as English does.
  ['is', 'de', ',.'],
  ['ga', 'en-IE', undefined],
  ['zxx', 'en', undefined],
  // The digits are 0 to 9 everywhere.
  ['ar', 'ar-u-nu-latn', undefined],
  ['ar-eg', 'ar-eg-u-nu-latn', undefined],
  ['mr', 'mr-u-nu-latn', undefined],
])('numbers in %s are written as in %s, which browsers have, too', (language, locale, marks) => {
  expect([formatsOf(language).locale, formatsOf(language).marks]).toEqual([locale, marks]);
});

it.each([
  ['mi', 'Hānuere Hān Rātapu Rāt'],
  ['cy', 'Ionawr Ion Dydd Sul Sul'],
  ['fr', 'janvier janv. dimanche dim.'],
  // Beside a day, Czech has another form of the name.
  ['cs', 'ledna 1 neděle ne'],
])('dates in %s have its names', (language, names) => {
  const { MMMM = [], MMM = [], EEEE = [], EEE = [] } = formatsOf(language).dateNames ?? {};
  expect([MMMM[0], MMM[0], EEEE[0], EEE[0]].join(' ')).toBe(names);
  expect([MMMM.length, MMM.length, EEEE.length, EEE.length]).toEqual([12, 12, 7, 7]);
});

it('a page in English is sent no names', () => {
  expect(formatsOf('en-gb')).toEqual({ locale: 'en-gb' });
});
