import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { booleanType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { junction } from '../../values/kleene.ts';
import { clauses } from '../phrasing.ts';

export const evaluation = junction(true);

export const declaration: OperatorDeclaration = {
  name: 'or',
  summary: 'True when a condition is true; false when every one is false; otherwise unknown.',
  example: { or: [{ '==': [{ var: 'answers.plan' }, 'basic'] }, { '<': [{ var: 'answers.guests' }, 2] }] },
  type: (call) => signature(call, [booleanType], booleanType),
  phrase: (phrasing) => clauses(phrasing, 'or'),
};
