import { ofList } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';

export const evaluation = ofList((list) => list.at(-1));

export const declaration: OperatorDeclaration = {
  name: 'last',
  summary: 'The last element of a list; unanswered when there is none.',
  example: { last: { var: 'results.lines' } },
  type: (call) => call.expectList(0),
  phrase: ({ word }) => `the last of ${word(0)}`,
};
