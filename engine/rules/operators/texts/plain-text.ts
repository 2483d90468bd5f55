import { plainTextOf } from '../../../base/rich-text/visible-text.ts';
import { ofText } from '../../runtime/applying.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { textType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';

export const evaluation = ofText(plainTextOf);

export const declaration: OperatorDeclaration = {
  name: 'plain-text',
  summary:
    'The answer to a rich text as plain text: empty lines between paragraphs, dashes and numbers before the items of lists, addresses behind links.',
  example: { 'plain-text': { var: 'answers.story' } },
  type: (call) => signature(call, [textType], textType),
  phrase: ({ word }) => `${word(0)} as plain text`,
};
