import { ofListWithin } from '../../runtime/applying.ts';
import { isUnanswered } from '../../runtime/unanswered.ts';
import { listsSignature } from '../../types/membership-signature.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';

export const evaluation = ofListWithin((list, among) =>
  list.some((value) => !isUnanswered(value) && among.includes(value)),
);

export const declaration: OperatorDeclaration = {
  name: 'any-in',
  summary: 'True when at least one element of the first list is in the second.',
  example: { 'any-in': [{ var: 'answers.extras' }, ['helmet', 'lock']] },
  type: listsSignature,
  phrase: ({ word }) => `any of ${word(0)} is among ${word(1)}`,
};
