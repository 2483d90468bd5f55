import { ofAnswered } from '../../runtime/applying.ts';
import { spend, spendText } from '../../runtime/limits.ts';
import { mismatch } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { listOf, textType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';

export const evaluation = ofAnswered(
  [2, 2],
  (text, separator) => {
    if (typeof text !== 'string' || typeof separator !== 'string')
      return mismatch('two texts', [text, separator]);
    spendText(text.length);
    const parts = separator === '' ? Array.from(text) : text.split(separator);
    spend(parts.length);
    return parts;
  },
  true,
);

export const declaration: OperatorDeclaration = {
  name: 'split',
  summary: 'The parts of a text between separators; its characters when the separator is empty.',
  example: { split: [{ var: 'answers.account' }, '-'] },
  type: (call) => signature(call, [textType, textType], listOf(textType)),
  phrase: ({ word }) => `the parts of ${word(0)} between ${word(1)}`,
};
