import { ofList } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';

export const evaluation = ofList((list) => (list.length === 1 ? list[0] : undefined));

export const declaration: OperatorDeclaration = {
  name: 'only',
  summary: 'The element of a list that has exactly one; unanswered for any other list.',
  example: { only: { var: 'results.lines' } },
  type: (call) => call.expectList(0),
  phrase: ({ word }) => `the only one of ${word(0)}`,
};
