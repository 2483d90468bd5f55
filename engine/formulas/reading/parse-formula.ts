import type { FormulaFault, FormulaRule } from '../formula-rule.ts';
import { expectedAt } from './expected-at.ts';
import { inFormulaNotation, otherNotation } from './other-notations.ts';
import { ruleOfSyntax } from './rule-of-syntax.ts';
import { RuleTooDeep } from './rule-too-deep.ts';
import { strictParser } from './strict-parser.ts';

const noNames: ReadonlySet<string> = new Set();

/**
 * Longest formula, in UTF-16 units, without its leading "=" or its braces. Lines of a formula count together, each
 * with its line break. Nobody can review a longer one, and reading it would be felt in an editor.
 */
export const longestFormula = 5_000;

/** Deepest nesting of brackets, and of words that nest. Checked before parsing. */
const deepestBrackets = 64;
const mostNestingWords = 400;

/**
 * Parses a formula, given without its leading "=". Never throws.
 *
 * @param names names of list elements from `each` around the formula
 * @example parseFormula('answers.guests > 4').rule // { '>': [{ var: 'answers.guests' }, 4] }
 */
export function parseFormula(text: string, names: ReadonlySet<string> = noNames): FormulaRule {
  if (text.length > longestFormula) return refused(tooLong(text));
  if (isTooDeep(text)) return refused(tooDeep(text));
  try {
    return ruleOfSyntax(text, strictParser.parse(text).topNode, names);
  } catch (error) {
    if (error instanceof RuleTooDeep) return refused(tooDeep(text));
    if (!(error instanceof SyntaxError)) throw error;
    return refused(syntaxFault(text));
  }
}

function refused(fault: FormulaFault): FormulaRule {
  return { rule: null, spans: new Map(), faults: [fault] };
}

function tooLong(text: string): FormulaFault {
  return {
    code: 'formula-too-long',
    message: `The formula has ${text.length} characters; at most ${longestFormula} are read.`,
    help: 'Move parts of it to facts or to a function; a table of cases is a decision.',
    span: { from: 0, to: text.length },
  };
}

/** Whether a text nests deeper than a rule may, so that no text can make the parser slow. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let words = 0;
  for (const [token] of text.matchAll(/'(?:[^']|'')*'|[([{]|[)\]}]|-|\b(?:not|if|else|for|some|every)\b/g)) {
    if ('([{'.includes(token)) depth += 1;
    else if (')]}'.includes(token)) depth -= 1;
    else if (!token.startsWith("'")) words += 1;
    if (depth > deepestBrackets || words > mostNestingWords) return true;
  }
  return false;
}

function tooDeep(text: string): FormulaFault {
  return {
    code: 'formula-too-deep',
    message: 'The formula is too deep.',
    help: 'Make parts of it facts.',
    span: { from: 0, to: text.length },
  };
}

function syntaxFault(text: string): FormulaFault {
  const { position, expected } = expectedAt(text);
  // The parser has read the first "=" of "==" or "=>" as an operator.
  const from = /^[=>]/.test(text.slice(position)) && text[position - 1] === '=' ? position - 1 : position;
  const found = /^[ \t\n\r]*(\w+|[=<>!&|]+|.)/su.exec(text.slice(from))?.[1];
  const help = helpFor(otherNotation(text, from, found), found, expected);
  const meant = inFormulaNotation(text);
  const isSolved =
    meant !== text && parseFormula(meant).faults.every(({ code }) => code !== 'formula-syntax');
  return {
    code: 'formula-syntax',
    message:
      found === undefined
        ? 'The formula ends too early.'
        : `A formula cannot go on with ${JSON.stringify(found)} here.`,
    help: isSolved ? { text: help, correction: { found: text, meant, isWhole: true } } : help,
    span: { from, to: from + (found?.length ?? 0) },
  };
}

function helpFor(known: string | undefined, found: string | undefined, expected: readonly string[]): string {
  if (found === "'")
    return 'This text never ends: close it with a single quote; write a quote inside it twice.';
  return known ?? (expected.length === 0 ? 'Take it out.' : `Expected ${listed(expected)}.`);
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
