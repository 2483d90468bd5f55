import { argument, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { spendText } from '../../runtime/limits.ts';
import { unansweredOrFault } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { numberType, textType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [2, 3],
  folds: true,
  counts: true,
  compile: (args) => {
    const text = argument(args, 0).run;
    const start = argument(args, 1).run;
    const length = args[2]?.run ?? (() => Number.POSITIVE_INFINITY);
    return (scope) => {
      const source = text(scope);
      const from = start(scope);
      const size = length(scope);
      if (typeof source !== 'string' || typeof from !== 'number' || typeof size !== 'number') {
        return unansweredOrFault('text and numbers', source, from, size);
      }
      spendText(source.length);
      return substring(source, from, size);
    };
  },
};

export const declaration: OperatorDeclaration = {
  name: 'substr',
  summary:
    'Part of a text: from a position (negative: from the end), so many code points (negative: leave so many off).',
  example: { substr: [{ var: 'answers.reference' }, 0, 3] },
  type: (call) => signature(call, [textType, numberType, numberType], textType),
  phrase: ({ word, args }) =>
    `the part of ${word(0)} from position ${word(1)}${args.length > 2 ? ` with length ${word(2)}` : ''}`,
};

/**
 * Part of a text, as in JsonLogic's `substr`: a negative start counts from the end, a negative length leaves
 * off that many characters at the end. Positions are code points and are truncated to whole numbers.
 */
function substring(text: string, start: number, length: number): string {
  if (!beyondBasicPlane.test(text)) return part(text, start, length);
  const taken = part(Array.from(text), start, length);
  return taken.join('');
}

/** Without surrogates, code points and UTF-16 units are the same. */
const beyondBasicPlane = /[\uD800-\uDFFF]/;

function part<Characters extends string | readonly string[]>(
  characters: Characters,
  start: number,
  length: number,
): Characters {
  const position = whole(start);
  const from = position < 0 ? Math.max(characters.length + position, 0) : position;
  const rest = Math.max(characters.length - from, 0);
  const size = whole(length < 0 ? rest + length : length);
  return characters.slice(from, from + Math.max(size, 0)) as Characters;
}

function whole(value: number): number {
  return Math.trunc(value) || 0;
}
