/** Letters that have no accent to take off, and how they are searched for. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const known = new Map<string, string>();
const mostKnown = 50_000;

/**
 * A text for searching: lower case without accents, its words with one space between.
 *
 * @example foldedText('Whakatāne – Ōhope') // 'whakatane ohope'
 */
export function foldedText(text: string): string {
  const found = known.get(text);
  if (found !== undefined) return found;
  const folded = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
    // An apostrophe is part of a word.
    .replace(/['’ʻ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (known.size >= mostKnown) known.clear();
  known.set(text, folded);
  return folded;
}
