import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { booleanType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { junction } from '../../values/kleene.ts';
import { clauses } from '../phrasing.ts';

export const evaluation = junction(false);

export const declaration: OperatorDeclaration = {
  name: 'and',
  summary: 'True when every condition is true; false when one is false; otherwise unknown.',
  example: { and: [{ answered: { var: 'answers.plan' } }, { '>': [{ var: 'answers.guests' }, 1] }] },
  type: (call) => signature(call, [booleanType], booleanType),
  phrase: (phrasing) => clauses(phrasing, 'and'),
};
