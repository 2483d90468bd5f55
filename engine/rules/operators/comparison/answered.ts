import type { OperatorEvaluation } from '../../runtime/compiling.ts';
import { isUnanswered } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { booleanType, unknownType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { joinWords } from '../phrasing.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [1, Number.POSITIVE_INFINITY],
  folds: true,
  compile: (args) => {
    const parts = args.map((part) => part.run);
    return (scope) => {
      for (const part of parts) if (isUnanswered(part(scope))) return false;
      return true;
    };
  },
};

export const declaration: OperatorDeclaration = {
  name: 'answered',
  summary: 'True when every value has been given; never unknown.',
  example: { answered: { var: 'answers.startDate' } },
  type: (call) => signature(call, [unknownType], booleanType),
  phrase: ({ words }) => `${joinWords(words(), 'and')} ${words().length > 1 ? 'are' : 'is'} answered`,
};
