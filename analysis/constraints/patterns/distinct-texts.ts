import { type Constraint, nativePatterns } from '#engine/parts';
import { type CharacterSet, complement, hasCharacter, union } from './character-set.ts';
import { automatonOf, type Pattern, type Positions } from './pattern-automaton.ts';

/** The patterns, lengths and constants that a text is compared with. */
export interface TextComparisons {
  readonly patterns: readonly Pattern[];
  /** Numbers of characters below or above which a text is of another kind. */
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** Texts that represent only themselves. */
  readonly constants: ReadonlySet<string>;
}

/** Declared limits of texts, besides the constants that they are compared with. */
export type TextLimits = Omit<TextComparisons, 'constants'>;

/** The limits that a constraint sets to texts, its format apart. */
export function textLimitsOf({ pattern, minLength, maxLength }: Constraint): TextLimits {
  return { patterns: pattern === undefined ? [] : [{ pattern, flags: '' }], minLength, maxLength };
}

/** A text, and where the automata are at its end. */
interface Text {
  readonly text: string;
  readonly length: number;
  readonly at: readonly Positions[];
}

/** Number of cases after which the search ends without a result. */
const mostCases = 5_000;

/** Number of characters after which there are too many to search with. */
const mostCharacters = 64;

/** Characters that texts prefer, where several are alike. */
const preferred = [...'1aA -@.', ...'23bBcCxX'].map(codeOf);

/** Half of a pair that is one character together. */
const surrogates: CharacterSet = [[0xd800, 0xdfff]];

/** Results of searches, as many conditions are judged by the same patterns; dropped when there are too many. */
const known = new Map<string, readonly string[] | undefined>();
const mostKnown = 500;

/**
 * Finds the shortest texts of every kind: of each possible combination of patterns that match and of lengths that are
 * kept. Constants are left out. Undefined if there are too many cases, or a pattern cannot be followed exactly.
 */
export function distinctTexts(comparisons: TextComparisons): readonly string[] | undefined {
  const key = JSON.stringify([comparisons, [...comparisons.constants]]);
  if (known.size > mostKnown) known.clear();
  if (!known.has(key)) known.set(key, searchTexts(comparisons));
  return known.get(key);
}

function searchTexts(comparisons: TextComparisons): readonly string[] | undefined {
  const { patterns, minLength = 0, maxLength = 0, constants } = comparisons;
  const automata = patterns.flatMap((pattern) => automatonOf(pattern) ?? []);
  const characters = charactersApart([...automata.flatMap(({ sets }) => sets), ...charactersIn(constants)]);
  if (automata.length < patterns.length || characters === undefined) return undefined;
  const kinds = new Map<string, string>();
  const seen = new Set<string>();
  const isNew = ({ text, length, at }: Text): boolean => {
    const isBegun = [...constants].some((constant) => constant.startsWith(text));
    // Longer texts than these are alike.
    const counted = Math.min(length, Math.max(minLength, maxLength + 1));
    const key = JSON.stringify([at.map((each) => each.key), counted, isBegun && text]);
    return !seen.has(key) && seen.add(key).size <= mostCases;
  };
  let texts: readonly Text[] = [{ text: '', length: 0, at: automata.map(({ start }) => start) }];
  while (texts.length > 0) {
    for (const { text, length, at } of texts) {
      if (constants.has(text)) continue;
      const found = automata.map((automaton, index) => automaton.matches(at[index] ?? automaton.start));
      if (!isConfirmed(text, found, patterns)) return undefined;
      const isLong = comparisons.maxLength !== undefined && length > maxLength;
      const kind = JSON.stringify([found, length < minLength, isLong]);
      if (!kinds.has(kind)) kinds.set(kind, text);
    }
    texts = texts
      .flatMap(({ text, length, at }) =>
        characters.map((character) => ({
          text: text + character,
          length: length + 1,
          at: automata.map((each, index) => each.step(at[index] ?? each.start, character)),
        })),
      )
      .filter(isNew);
  }
  return seen.size > mostCases ? undefined : [...kinds.values()];
}

function charactersIn(constants: ReadonlySet<string>): readonly CharacterSet[] {
  const codes = [...constants].flatMap((constant) => [...constant].map(codeOf));
  return codes.map((code) => [[code, code]]);
}

/** One character for each combination of sets that characters are in. Undefined if there are too many. */
function charactersApart(sets: readonly CharacterSet[]): readonly string[] | undefined {
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

/** Whether the engine that runs patterns agrees about a text. */
function isConfirmed(text: string, found: readonly boolean[], patterns: readonly Pattern[]): boolean {
  return patterns.every(({ pattern, flags }, index) => nativePatterns(pattern, flags)(text) === found[index]);
}
