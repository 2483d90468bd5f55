import { localities } from './localities.ts';

export interface Completion {
  /** The address as shown and as sent on: street, suburb, town and postcode in one line. */
  readonly a: string;
  readonly pxid: string;
}

interface Listing {
  readonly completion: Completion;
  readonly words: readonly string[];
}

const addressesPerStreet = 3;

/** The same addresses on every start, a few in each street, some of them flats. */
const listings: readonly Listing[] = localities.flatMap(([suburb, town, postcode, streets]) =>
  streets.flatMap((street) =>
    Array.from({ length: addressesPerStreet }, (_, index) => {
      const seed = hash(`${street}/${suburb}/${town}/${index}`);
      const text = `${houseNumber(seed)} ${street}, ${placeLine(suburb, town)} ${postcode}`;
      return { completion: { a: text, pxid: `2-${seed.toString(36)}` }, words: wordsOf(text) };
    }),
  ),
);

/** How many addresses there are to find. */
export const addressCount = listings.length;

/** Addresses in which every typed word begins a word, in the order of the book. */
export function completionsFor(typed: string, max: number): readonly Completion[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const found: Completion[] = [];
  for (const { completion, words } of listings) {
    if (found.length === max) break;
    if (wanted.every((prefix) => words.some((word) => word.startsWith(prefix)))) found.push(completion);
  }
  return found;
}

function placeLine(suburb: string, town: string): string {
  return suburb === '' || suburb === town ? town : `${suburb}, ${town}`;
}

function houseNumber(seed: number): string {
  const number = 1 + (seed % 187);
  const flat = seed % 7 === 0 ? `${1 + (seed % 5)}/` : '';
  const suffix = seed % 11 === 0 ? 'A' : '';
  return `${flat}${number}${suffix}`;
}

/** Lower case, without macrons, split on anything that is not a letter or a digit. */
function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
}

/** FNV-1a, 32 bits: steady across runs and machines. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
