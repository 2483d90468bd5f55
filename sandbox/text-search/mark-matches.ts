import type { MatchedWord } from './rank-hits.ts';
import { fold, type Word, wordsOf } from './words.ts';

export interface Marks {
  readonly before: string;
  readonly after: string;
  readonly ellipsis: string;
}

/** A text with marks around the words found. The text itself is not escaped, as in the real service. */
export interface MarkedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The whole text with its matches marked. */
export function markText(text: string, found: readonly MatchedWord[], marks: Marks): MarkedText {
  const words = wordsOf(text);
  const spans = words.flatMap((word) => spanOf(text, word, found) ?? []);
  return { value: marked(text, 0, text.length, spans, marks), ...levelOf(words, found) };
}

/** The part of a text, of so many words, that holds most matches. */
export function snippetOf(
  text: string,
  found: readonly MatchedWord[],
  { length, ...marks }: Marks & { readonly length: number },
): Omit<MarkedText, 'matchedWords'> {
  const words = wordsOf(text);
  const first = bestStart(words, found, length);
  const shown = words.slice(first, first + length);
  const isCut = { before: first > 0, after: first + length < words.length };
  const start = isCut.before ? (shown[0]?.start ?? 0) : 0;
  const end = isCut.after ? (shown.at(-1)?.end ?? text.length) : text.length;
  const spans = shown.flatMap((word) => spanOf(text, word, found) ?? []);
  const part = marked(text, start, end, spans, marks);
  return {
    value: `${isCut.before ? marks.ellipsis : ''}${part}${isCut.after ? marks.ellipsis : ''}`,
    matchLevel: levelOf(words, found).matchLevel,
  };
}

/** First word of the window with most matches; a few words come before the first match. */
function bestStart(words: readonly Word[], found: readonly MatchedWord[], length: number): number {
  const isMatch = words.map(({ folded }) => found.some(({ matches }) => matches.has(folded)));
  let best = { start: 0, count: 0 };
  for (const [place, matches] of isMatch.entries()) {
    if (!matches) continue;
    const start = Math.max(0, Math.min(place - Math.floor(length / 4), words.length - length));
    const count = isMatch.slice(start, start + length).filter(Boolean).length;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/** The part of a word to mark: all of it, or what was typed of its beginning. */
function spanOf(text: string, { folded, start, end }: Word, found: readonly MatchedWord[]): Span | undefined {
  const matching = found.filter(({ matches }) => matches.has(folded));
  if (matching.length === 0) return undefined;
  const begun = matching
    .filter((word) => word.isPrefix && folded.startsWith(word.folded))
    .map((word) => lengthOf(text.slice(start, end), word.folded.length));
  return { start, end: begun.length === matching.length ? start + Math.max(...begun) : end };
}

/** Length in a word as written of a prefix of the folded word. */
function lengthOf(written: string, folded: number): number {
  let length = 0;
  for (const letter of written.match(/\P{M}\p{M}*/gu) ?? []) {
    if (fold(written.slice(0, length)).length >= folded) break;
    length += letter.length;
  }
  return length;
}

function marked(text: string, start: number, end: number, spans: readonly Span[], marks: Marks): string {
  let value = '';
  let at = start;
  for (const span of spans) {
    value += `${text.slice(at, span.start)}${marks.before}${text.slice(span.start, span.end)}${marks.after}`;
    at = span.end;
  }
  return value + text.slice(at, end);
}

function levelOf(words: readonly Word[], found: readonly MatchedWord[]) {
  const held = new Set(words.map(({ folded }) => folded));
  const matchedWords = found
    .filter(({ matches }) => [...matches.keys()].some((word) => held.has(word)))
    .map(({ folded }) => folded);
  const isFull = matchedWords.length === found.length;
  const matchLevel = matchedWords.length === 0 ? 'none' : isFull ? 'full' : 'partial';
  return { matchLevel, matchedWords } as const;
}
