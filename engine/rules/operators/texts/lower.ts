import { ofText } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { textType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';

export const evaluation = ofText((text) => text.toLowerCase());

export const declaration: OperatorDeclaration = {
  name: 'lower',
  summary: 'The text in lower case.',
  example: { lower: { var: 'answers.reference' } },
  type: (call) => signature(call, [textType], textType),
  phrase: ({ word }) => `${word(0)} in lower case`,
};
