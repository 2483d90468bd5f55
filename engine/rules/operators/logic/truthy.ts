import { argument, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { isUnanswered, mismatch } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { booleanType } from '../../types/rule-type.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [1, 1],
  folds: true,
  compile: (args) => {
    const { run } = argument(args, 0);
    return (scope) => {
      const value = run(scope);
      if (isUnanswered(value)) return undefined;
      if (Array.isArray(value)) return value.length > 0;
      return typeof value === 'object' ? mismatch('a value that can be empty', [value]) : Boolean(value);
    };
  },
};

export const declaration: OperatorDeclaration = {
  name: '!!',
  summary: 'False for false, 0, the empty text and the empty list; true for other such values.',
  example: { '!!': { var: 'answers.extras' } },
  type: (call) => {
    const type = call.type(0);
    if (type.kind === 'unknown') call.expect(0, booleanType);
    if (type.kind === 'object' || type.kind === 'date' || type.kind === 'null') {
      call.report(
        0,
        'wrong-argument-type',
        `"!!" tells empty from not empty, and this is never empty.`,
        'Use "answered" to ask whether there is a value.',
      );
    }
    return booleanType;
  },
  phrase: ({ word }) => `${word(0)} is not empty`,
};
