import { argument, type OperatorEvaluation } from '../compiling.ts';
import { contains } from '../membership.ts';
import { memberSignature } from '../membership-signature.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [2, 2],
  folds: true,
  compile: (args) => {
    const needle = argument(args, 0).run;
    const haystack = argument(args, 1).run;
    return (scope) => contains(needle(scope), haystack(scope));
  },
};

export const declaration: OperatorDeclaration = {
  name: 'in',
  summary: 'True when a list has the value among its elements, or a text contains the text.',
  example: { in: [{ var: 'answers.plan' }, ['basic', 'family']] },
  type: memberSignature,
  phrase: ({ word, args }) => `${word(0)} is ${Array.isArray(args[1]) ? 'one of' : 'in'} ${word(1)}`,
};
