import { elementsOf } from '../applying.ts';
import { argument, type OperatorEvaluation } from '../compiling.ts';
import { listsSignature } from '../membership-signature.ts';
import type { OperatorDeclaration } from '../operator-declaration.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [2, 2],
  folds: true,
  counts: true,
  compile: (args) => {
    const some = argument(args, 0).run;
    const among = argument(args, 1).run;
    return (scope) => {
      const list = elementsOf(among(scope));
      return elementsOf(some(scope), list.length).some((value) => list.includes(value));
    };
  },
};

export const declaration: OperatorDeclaration = {
  name: 'any-in',
  summary: 'True when at least one element of the first list is in the second.',
  example: { 'any-in': [{ var: 'answers.extras' }, ['helmet', 'lock']] },
  type: listsSignature,
  phrase: ({ word }) => `any of ${word(0)} is among ${word(1)}`,
};
