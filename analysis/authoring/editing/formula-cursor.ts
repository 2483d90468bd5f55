import { parseFormula, valueAt } from '#engine';
import { expectedAt, isPlainObject, type Span } from '#engine/parts';

/** Kind of text being typed at a place of a formula. */
export interface FormulaCursor {
  /** A name, or a text in quotes. */
  readonly kind: 'name' | 'text';
  /** Keys of the path before the name: `['answers']` in `answers.gu|`. */
  readonly path: readonly string[];
  /** The part of the formula that a completion replaces: the name, or the text without its quotes. */
  readonly replaced: Span;
  /** A whole formula: `now` in place of what is being typed, and what is missing after it. */
  readonly formula: string;
  /** Pointer into the rule of that formula to the `now`. */
  readonly pointer: string;
  /** Whether bare names are members of the element of a filter here. */
  readonly hasItem: boolean;
  /** Whether the text has a closing quote. */
  readonly isClosed: boolean;
}

const placeholder = 'now';

/** Completions of a formula, by the expected token; those that close something come first. */
const completions: readonly (readonly [expected: string, text: string])[] = [
  ['")"', ')'],
  ['"]"', ']'],
  ['"}"', '}'],
  ['"then"', ' then now'],
  ['"return"', ' return now'],
  ['"satisfies"', ' satisfies now'],
  ['":"', ': now'],
  ['a value', ' now'],
  ['a name', ' x'],
  ['"answered"', ' answered'],
];
const mostCompletions = 40;

/**
 * Reads what is being typed in a formula, which may be unfinished, and completes the formula so that it can
 * be checked.
 *
 * @param text the formula without its leading "="
 * @example cursorIn("if answers.gu", 13) // path ['answers'], formula 'if now then now'
 */
export function cursorIn(text: string, offset: number): FormulaCursor | undefined {
  const quote = openQuote(text, offset);
  const typed = quote === undefined ? typedName(text, offset) : typedText(text, quote);
  const before = text.slice(0, typed.from);
  const whole = completed(before, text.slice(typed.to)) ??
    completed(before, '') ?? { formula: ` ${placeholder}`, at: 1 };
  const pointer = pointerTo(whole.formula, whole.at, { var: placeholder });
  if (pointer === undefined) return undefined;
  const bare = `${whole.formula.slice(0, whole.at)}x${whole.formula.slice(whole.at + placeholder.length)}`;
  return {
    kind: quote === undefined ? 'name' : 'text',
    path: typed.path,
    replaced: typed.replaced,
    isClosed: typed.isClosed,
    formula: whole.formula,
    pointer,
    hasItem: pointerTo(bare, whole.at, { var: 'item.x' }) !== undefined,
  };
}

interface Typed {
  readonly from: number;
  readonly to: number;
  readonly path: readonly string[];
  readonly replaced: Span;
  readonly isClosed: boolean;
}

/** The offset of the quote that is open at a place. */
function openQuote(text: string, offset: number): number | undefined {
  const quotes = [...text.slice(0, offset).matchAll(/'/g)];
  return quotes.length % 2 === 1 ? quotes.at(-1)?.index : undefined;
}

function typedText(text: string, quote: number): Typed {
  const content = /^(?:[^']|'')*/.exec(text.slice(quote + 1))?.[0] ?? '';
  const end = quote + 1 + content.length;
  const isClosed = end < text.length;
  // Without its closing quote, the text would go on to the end of the formula.
  const replaced = {
    from: quote + 1,
    to: isClosed ? end : quote + 1 + (/^[\w-]*/.exec(content)?.[0].length ?? 0),
  };
  return { from: quote, to: isClosed ? end + 1 : text.length, path: [], replaced, isClosed };
}

function typedName(text: string, offset: number): Typed {
  const before = /[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z0-9_]+)*\.?$/.exec(text.slice(0, offset))?.[0] ?? '';
  const word = /^[A-Za-z0-9_]*/.exec(text.slice(offset))?.[0] ?? '';
  const rest = /^(?:\.[A-Za-z0-9_]+)*/.exec(text.slice(offset + word.length))?.[0] ?? '';
  const keys = before.split('.');
  const typed = keys.at(-1) ?? '';
  return {
    from: offset - before.length,
    to: offset + word.length + rest.length,
    path: keys.slice(0, -1),
    replaced: { from: offset - typed.length, to: offset + word.length },
    isClosed: true,
  };
}

/** A whole formula with the placeholder between two parts; undefined when that cannot be made. */
function completed(
  before: string,
  after: string,
): { readonly formula: string; readonly at: number } | undefined {
  const start = `${before}${/[A-Za-z0-9_]$/.test(before) ? ' ' : ''}`;
  const at = start.length;
  let formula = `${start}${placeholder}${after}`;
  for (let count = 0; count < mostCompletions; count++) {
    const { faults } = parseFormula(formula);
    const fault = faults.find(({ code }) => code === 'formula-syntax');
    if (fault === undefined)
      return faults.some(({ code }) => code.startsWith('formula-too')) ? undefined : { formula, at };
    const { position, expected } = expectedAt(formula);
    if (formula.slice(position).trim() !== '') {
      if (position < at + placeholder.length) return undefined;
      formula = formula.slice(0, position);
    }
    const next = completions.find(([token]) => expected.includes(token));
    if (next === undefined) return undefined;
    formula += next[1];
  }
  return undefined;
}

function pointerTo(formula: string, at: number, rule: { readonly var: string }): string | undefined {
  const read = parseFormula(formula);
  for (const [pointer, { from }] of read.spans) {
    if (from !== at) continue;
    const part = valueAt(read.rule, pointer);
    if (isPlainObject(part) && part.var === rule.var) return pointer;
  }
  return undefined;
}
