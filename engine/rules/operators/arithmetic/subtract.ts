import { type CompilePair, notTwoNumbers } from '../../runtime/applying.ts';
import { argument, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { finite, unansweredOrFault } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { infix } from '../phrasing.ts';

const difference: CompilePair = (left, right) => (scope) => {
  const a = left(scope);
  const b = right(scope);
  return typeof a === 'number' && typeof b === 'number' ? finite(a - b) : notTwoNumbers(a, b);
};

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [1, 2],
  folds: true,
  compile: (args) => {
    const { run } = argument(args, 0);
    if (args.length > 1) return difference(run, argument(args, 1).run);
    return (scope) => {
      const value = run(scope);
      return typeof value === 'number' ? finite(-value) : unansweredOrFault('a number', value);
    };
  },
};

export const declaration: OperatorDeclaration = {
  name: '-',
  summary: 'Takes the second number from the first; of one number, its negative.',
  example: { '-': [{ var: 'results.price' }, { var: 'results.discount' }] },
  type: (call) => signature(call, [numberType], numberType),
  phrase: (phrasing) => (phrasing.args.length === 1 ? `minus ${phrasing.word(0)}` : infix(phrasing, 'minus')),
};
