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
    const every = argument(args, 0).run;
    const among = argument(args, 1).run;
    return (scope) => {
      const list = elementsOf(among(scope));
      const wanted = elementsOf(every(scope), list.length);
      return wanted.length > 0 && wanted.every((value) => list.includes(value));
    };
  },
};

export const declaration: OperatorDeclaration = {
  name: 'all-in',
  summary: 'True when every element of the first list is in the second; false, as "all", when there is none.',
  example: { 'all-in': [{ var: 'answers.extras' }, ['helmet', 'lock']] },
  type: listsSignature,
  phrase: ({ word }) => `all of ${word(0)} are among ${word(1)}`,
};
