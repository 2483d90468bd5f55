import { ofList } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { listOf, numberType, unknownType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';

export const evaluation = ofList((list) => list.length);

export const declaration: OperatorDeclaration = {
  name: 'count',
  summary: 'How many elements a list has; 0 when it is unanswered.',
  example: { count: { var: 'answers.extras' } },
  type: (call) => signature(call, [listOf(unknownType)], numberType),
  phrase: ({ word }) => `the number of ${word(0)}`,
};
