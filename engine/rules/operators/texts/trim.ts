import { ofText } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { textType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';

export const evaluation = ofText((text) => text.trim());

export const declaration: OperatorDeclaration = {
  name: 'trim',
  summary: 'The text without white space at either end.',
  example: { trim: { var: 'answers.reference' } },
  type: (call) => signature(call, [textType], textType),
  phrase: ({ word }) => `${word(0)} without space around it`,
};
