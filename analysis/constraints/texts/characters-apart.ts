import { type CharacterSet, complement, hasCharacter, union } from '../patterns/character-set.ts';

/** Number of characters after which there are too many to search with. */
const mostCharacters = 64;

/** Characters that texts prefer, where several are alike. */
const preferred = [...'1aA -@.', ...'23bBcCxX'].map(codeOf);

/** Half of a pair that is one character together. */
const surrogates: CharacterSet = [[0xd800, 0xdfff]];

/** One character for each combination of sets that characters are in. Undefined if there are too many. */
export function charactersApart(sets: readonly CharacterSet[]): readonly string[] | undefined {
  const starts = union([...sets, surrogates].flatMap((set) => [set, complement(set)])).map(([low]) => low);
  const found = new Map<string, string>();
  for (const code of new Set([...preferred, codeOf('!'), ...starts])) {
    if (hasCharacter(surrogates, code)) continue;
    const kind = sets.map((set) => hasCharacter(set, code)).join();
    if (!found.has(kind)) found.set(kind, String.fromCodePoint(code));
  }
  return found.size > mostCharacters ? undefined : [...found.values()];
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
