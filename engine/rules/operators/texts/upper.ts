import { ofText } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { textType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';

export const evaluation = ofText((text) => text.toUpperCase());

export const declaration: OperatorDeclaration = {
  name: 'upper',
  summary: 'The text in capitals.',
  example: { upper: { var: 'answers.reference' } },
  type: (call) => signature(call, [textType], textType),
  phrase: ({ word }) => `${word(0)} in capitals`,
};
