import type { OperatorEvaluation } from '../../runtime/compiling.ts';
import { argument } from '../../runtime/compiling.ts';
import { spendText } from '../../runtime/limits.ts';
import { unansweredOrFault } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { numberType, textType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { substring } from '../../values/substring.ts';

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
