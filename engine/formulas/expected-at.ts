import { strictParser } from './strict-parser.ts';

/** What may be expected, and one text that stands for it; what makes a formula whole comes first. */
const candidates: readonly (readonly [expected: string, sample: string])[] = [
  ['"then"', 'then'],
  ['"return"', 'return'],
  ['"satisfies"', 'satisfies'],
  ['":"', ':'],
  ['","', ','],
  ['")"', ')'],
  ['"]"', ']'],
  ['"}"', '}'],
  ['a value', '0'],
  ['a name', 'x'],
  ['"answered"', 'answered'],
  ['"unanswered"', 'unanswered'],
  ['an operator such as "="', '='],
  ['"and"', 'and'],
];

/** Of two that may stand in one place, the one that says nothing more than the other. */
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

/** Looks for the first place where a text cannot go on as a formula. The text has a syntax error. */
export function expectedAt(text: string): Expectation {
  const position = stopOf(text) ?? text.length;
  const before = text.slice(0, position);
  const expected = candidates
    .filter(([, sample]) => (stopOf(`${before} ${sample}`) ?? Infinity) > before.length + 1)
    .map(([name]) => name);
  const more = new Set(expected.flatMap((name) => implied[name] ?? []));
  return { position, expected: expected.filter((name) => !more.has(name)) };
}

/** The offset at which reading a text comes to an end before the text does; undefined for a whole formula. */
function stopOf(text: string): number | undefined {
  const parse = strictParser.startParse(text);
  try {
    while (parse.advance() === null);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return parse.parsedPos;
  }
}
