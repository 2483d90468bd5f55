import { ofList } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';

export const evaluation = ofList((list) => list[0]);

export const declaration: OperatorDeclaration = {
  name: 'first',
  summary: 'The first element of a list; unanswered when there is none.',
  example: { first: { var: 'results.lines' } },
  type: (call) => call.expectList(0),
  phrase: ({ word }) => `the first of ${word(0)}`,
};
