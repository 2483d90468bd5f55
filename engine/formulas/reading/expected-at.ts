import { ContextTracker, type Stack } from '@lezer/lr';
import { strictParser } from './strict-parser.ts';

/** Expected tokens, each with a formula that contains it; tokens that complete a formula come first. */
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

/** Position of a syntax error, and the tokens expected there. */
export interface Expectation {
  readonly position: number;
  readonly expected: readonly string[];
}

/**
 * Finds the first syntax error of a text, which must have one. Asks the parser which tokens it accepts next:
 * trying each token would take time proportional to the text.
 */
export function expectedAt(text: string): Expectation {
  let last = -1;
  const position = readTokens(text, (_token, from) => {
    last = from;
  });
  const before = position ?? text.length;
  // At the beginning, the parser expects a value.
  if (last === -1) return { position: before, expected: ['a value'] };
  let expected: readonly string[] = [];
  readTokens(text, (_token, from, stack) => {
    if (from !== last) return;
    expected = candidates.flatMap(([name]) => (stack.canShift(tokenOf.get(name) ?? -1) ? name : []));
  });
  const more = new Set(expected.flatMap((name) => implied[name] ?? []));
  return { position: before, expected: expected.filter((name) => !more.has(name)) };
}

/** Called with each token that the parser accepts, and its offset. */
type TakeToken = (token: number, from: number, stack: Stack) => void;

/** Parses a text until a token is refused. Returns its offset, or undefined for a complete formula. */
function readTokens(text: string, take: TakeToken): number | undefined {
  const contextTracker = new ContextTracker<null>({
    start: null,
    shift: (context, token, stack, input) => {
      // Spaces are skipped tokens and never expected.
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

/** The parser's number for each token that may be expected. */
const tokenOf: ReadonlyMap<string, number> = new Map(
  candidates.map(([name, formula, token]) => {
    let number = -1;
    readTokens(formula, (read, from) => {
      if (from === formula.lastIndexOf(token)) number = read;
    });
    return [name, number] as const;
  }),
);
