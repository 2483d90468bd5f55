import { argument, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { isUnanswered } from '../../runtime/unanswered.ts';
import { notNull } from '../../types/may-be-null.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { join } from '../../types/type-relations.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [2, 2],
  folds: true,
  compile: (args) => {
    const value = argument(args, 0).run;
    const otherwise = argument(args, 1).run;
    return (scope) => {
      const found = value(scope);
      return isUnanswered(found) ? otherwise(scope) : found;
    };
  },
};

export const declaration: OperatorDeclaration = {
  name: 'else',
  summary: 'The first value, or the second when the first is unanswered.',
  example: { else: [{ '+': [{ var: 'answers.price' }, 10] }, 0] },
  type: (call) => join(notNull(call.type(0)), call.type(1)),
  phrase: ({ word }) => `${word(0)} (or ${word(1)})`,
};
