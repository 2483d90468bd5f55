import { offsetOfCharacter, type Problem, parseFormula, pointerOf, valueAt } from '#engine';
import { readOffsets } from '#engine/parts';
import { parsed } from '../settings/json.ts';

/** A part of a formula to underline. */
export interface FormulaMark {
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** The formula that a value of a document is written as, without its "="; the plain text of one that is none. */
export function formulaText(written: string): string {
  return written.replace(/^=\s*/, '');
}

/** The mistakes of a formula that its notation alone has. */
export function marksOfNotation(formula: string): readonly FormulaMark[] {
  if (formula.trim() === '') return [];
  return parseFormula(formula).faults.map(({ span, message, help }) => {
    const advice = typeof help === 'string' ? help : help?.text;
    return {
      ...visible(formula, span.from, span.to),
      severity: 'error',
      message: advice === undefined ? message : `${message} ${advice}`,
    };
  });
}

/**
 * Where the problems of a formula are in it.
 *
 * @param text of the document
 * @param pointer of the formula, of one line or several
 */
export function marksOfProblems(
  text: string,
  pointer: string,
  problems: readonly Problem[],
): readonly FormulaMark[] {
  const value: unknown = valueAt(parsed(text), pointer);
  const isBroken = Array.isArray(value);
  const lines: readonly unknown[] = isBroken ? value : [value];
  const formula = formulaText(lines.join('\n'));
  const hidden = lines.join('\n').length - formula.length;
  const offsets = readOffsets(text);
  return problems.flatMap(({ pointer: at, line, column, severity, message, code }) => {
    const index = isBroken ? Number(/^\/(\d+)/.exec(at.slice(pointer.length))?.[1] ?? 0) : 0;
    const start = offsets.get(isBroken ? pointer + pointerOf(index) : pointer)?.value;
    // The notation is marked while it is typed.
    if (start === undefined || code === 'formula-syntax') return [];
    const before = lines.slice(0, index).reduce<number>((sum, each) => sum + String(each).length + 1, 0);
    const found = before + offsetOfCharacter(text, start, offsetAt(text, line ?? 1, column ?? 1)) - hidden;
    const from = Math.min(Math.max(0, found), formula.length);
    const word = /^[\w.]+|^'(?:[^']|'')*'/.exec(formula.slice(from))?.[0].length ?? 0;
    // A problem of the whole formula is at its beginning.
    const to = found <= 0 && word === 0 ? formula.length : from + word;
    return [{ ...visible(formula, from, to), severity: severity === 'error' ? 'error' : 'warning', message }];
  });
}

/** A part that can be seen: at least one character. */
function visible(formula: string, from: number, to: number) {
  if (to > from) return { from, to };
  return from < formula.length
    ? { from, to: from + 1 }
    : { from: Math.max(0, formula.length - 1), to: formula.length };
}

function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}
