import fc from 'fast-check';
import { expect, it } from 'vitest';
import { characterCount, firstCharacters, isLongerThan } from './characters.ts';

it.each([
  ['', 0],
  ['rye', 3],
  ['a\nb', 3],
  ['Māori', 5],
  ['e\u0301', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['🧑🏻‍❤️‍💋‍🧑🏼', 1],
  ['🇳🇿🇳🇿', 2],
  ['नमस्ते'.normalize(), [...new Intl.Segmenter('en').segment('नमस्ते')].length],
  ['各国', 2],
])('counts what people see in %j', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

it('counts a pile of marks as several characters, so that a limit bounds what is kept', () => {
  expect(characterCount(`a${'\u0301'.repeat(10_000)}`)).toBe(Math.ceil(10_001 / 16));
});

const texts = fc.array(
  fc.oneof(
    fc.constantFrom(
      'a',
      ' ',
      '\n',
      'é',
      'e\u0301',
      '👨‍👩‍👧‍👦',
      '🇳🇿',
      '\u0301',
      '\u200d',
      '\ud83d',
      '字',
      'क्ष',
    ),
    fc.string({ unit: 'binary' }),
  ),
);

it('says what is longer, and cuts to so many characters, as it counts', () => {
  fc.assert(
    fc.property(
      texts.map((parts) => parts.join('')),
      fc.nat({ max: 40 }),
      (text, most) => {
        expect(isLongerThan(text, most)).toBe(characterCount(text) > most);
        const cut = firstCharacters(text, most + 1);
        expect(text.startsWith(cut)).toBe(true);
        expect(isLongerThan(cut, most)).toBe(isLongerThan(text, most));
        expect(cut.length).toBeLessThanOrEqual((most + 1) * 16 + 1);
      },
    ),
    {
      numRuns: 2_000,
      examples: [
        [`a${'\u0301'.repeat(99)}`, 1],
        [`😀${'😀'.repeat(2)}`, 0],
      ],
    },
  );
});
