import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { equalitySignature } from '../../types/signatures.ts';
import { equality } from '../../values/comparing.ts';

export const evaluation = equality(false);

export const declaration: OperatorDeclaration = {
  name: '!==',
  summary: 'The same as "!=", which never coerces; kept for rules written elsewhere.',
  example: { '!==': [{ var: 'answers.guests' }, 2] },
  type: equalitySignature,
  phrase: ({ word }) => `${word(0)} is not ${word(1)}`,
};
