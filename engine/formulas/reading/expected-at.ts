import { ContextTracker, type Stack } from '@lezer/lr';
import { strictParser } from './strict-parser.ts';

/** Descriptions of expected tokens, each with a formula that contains one; tokens that complete a formula come first. */
const candidates: readonly (readonly [expected: string, formula: string, token: string])[] = [
  ['"then"', 'if x then x', 'then'],
  ['"return"', 'for x in x return x', 'return'],
  ['"satisfies"', 'some x in x satisfies x', 'satisfies'],
  ['":"', '{x: x}', ':'],
  ['","', '[x, x]', ','],
  ['")"', '(x)', ')'],
  ['"]"', '[x]', ']'],
  ['"}"', '{}', '}'],
  ['a value', '0', '0'],
  ['a name', 'x', 'x'],
  ['"answered"', 'x is answered', 'answered'],
  ['"unanswered"', 'x is unanswered', 'unanswered'],
  ['an operator such as "="', 'x = x', '='],
  ['"and"', 'x and x', 'and'],
];

/** Descriptions left out when the given more general one is expected too. */
const implied: Readonly<Record<string, readonly string[]>> = {
  'a value': ['a name', '"answered"', '"unanswered"'],
  'a name': ['"answered"', '"unanswered"'],
  'an operator such as "="': ['"and"'],
};

/** Where a text stops being a formula, and what could have stood there. */
export interface Expectation {
  readonly position: number;
  readonly expected: readonly string[];
}

/**
 * Looks for the first place where a text cannot go on as a formula. The text has a syntax error. The parser itself says
 * which tokens it could take after the last one, since to try each of them takes as long as the text is.
 */
export function expectedAt(text: string): Expectation {
  let last = -1;
  const position = readTokens(text, (_token, from) => {
    last = from;
  });
  const before = position ?? text.length;
  // A parser that has taken nothing yet waits for a value.
  if (last === -1) return { position: before, expected: ['a value'] };
  let expected: readonly string[] = [];
  readTokens(text, (_token, from, stack) => {
    if (from !== last) return;
    expected = candidates.flatMap(([name]) => (stack.canShift(tokenOf.get(name) ?? -1) ? name : []));
  });
  const more = new Set(expected.flatMap((name) => implied[name] ?? []));
  return { position: before, expected: expected.filter((name) => !more.has(name)) };
}

/** Receives a token with its offset when the parser has taken it. */
type TakeToken = (token: number, from: number, stack: Stack) => void;

/** Reads a text until it comes to an end as a formula; gives the offset, or undefined for a whole formula. */
function readTokens(text: string, take: TakeToken): number | undefined {
  const contextTracker = new ContextTracker<null>({
    start: null,
    shift: (context, token, stack, input) => {
      // Spaces are skipped tokens: nothing expects them.
      if (/\S/.test(text[input.pos] ?? '')) take(token, input.pos, stack);
      return context;
    },
  });
  const parse = strictParser.configure({ contextTracker }).startParse(text);
  try {
    while (parse.advance() === null);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return parse.parsedPos;
  }
}

/** The parser's number of each token that may be expected, as it is read in a formula. */
const tokenOf: ReadonlyMap<string, number> = new Map(
  candidates.map(([name, formula, token]) => {
    let number = -1;
    readTokens(formula, (read, from) => {
      if (from === formula.lastIndexOf(token)) number = read;
    });
    return [name, number] as const;
  }),
);
