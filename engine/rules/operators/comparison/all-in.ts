import { ofListWithin } from '../../runtime/applying.ts';
import { isUnanswered } from '../../runtime/unanswered.ts';
import { listsSignature } from '../../types/membership-signature.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';

export const evaluation = ofListWithin(
  (list, among) => list.length > 0 && list.every((value) => !isUnanswered(value) && among.includes(value)),
);

export const declaration: OperatorDeclaration = {
  name: 'all-in',
  summary: 'True when every element of the first list is in the second; false, as "all", when there is none.',
  example: { 'all-in': [{ var: 'answers.extras' }, ['helmet', 'lock']] },
  type: listsSignature,
  phrase: ({ word }) => `all of ${word(0)} are among ${word(1)}`,
};
