import { ofAnswered } from '../../runtime/applying.ts';
import { checkTextLength, spendText } from '../../runtime/limits.ts';
import { mismatch } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { textType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';

export const evaluation = ofAnswered(
  [3, 3],
  (text, found, replacement) => {
    if (typeof text !== 'string' || typeof found !== 'string' || typeof replacement !== 'string') {
      return mismatch('three texts', [text, found, replacement]);
    }
    if (found === '') return text;
    spendText(text.length);
    const parts = text.split(found);
    const length = text.length + (replacement.length - found.length) * (parts.length - 1);
    checkTextLength(length);
    spendText(length);
    return parts.join(replacement);
  },
  true,
);

export const declaration: OperatorDeclaration = {
  name: 'replace',
  summary: 'The text with every occurrence of the second text replaced by the third; no patterns.',
  example: { replace: [{ var: 'answers.account' }, '-', ''] },
  type: (call) => signature(call, [textType], textType),
  phrase: ({ word }) => `${word(0)} with ${word(1)} replaced by ${word(2)}`,
};
