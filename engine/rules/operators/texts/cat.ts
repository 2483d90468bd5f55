import type { OperatorEvaluation } from '../../runtime/compiling.ts';
import { checkTextLength, spendText } from '../../runtime/limits.ts';
import { isUnanswered, mismatch } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { textType } from '../../types/rule-type.ts';
import { joinWords } from '../phrasing.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [1, Number.POSITIVE_INFINITY],
  folds: true,
  counts: true,
  compile: (args) => {
    const parts = args.map((part) => part.run);
    return (scope) => {
      let text = '';
      for (const part of parts) {
        const value = part(scope);
        if (typeof value === 'string' || typeof value === 'number') text += value;
        else if (!isUnanswered(value)) mismatch('text or a number', [value]);
      }
      checkTextLength(text.length);
      spendText(text.length);
      return text;
    };
  },
};

export const declaration: OperatorDeclaration = {
  name: 'cat',
  summary: 'Puts texts and numbers together; an unanswered one adds nothing.',
  example: { cat: [{ var: 'answers.firstName' }, ' ', { var: 'answers.lastName' }] },
  type: (call) => {
    for (const index of call.args.keys()) {
      const { kind } = call.type(index);
      if (kind === 'text' || kind === 'choice' || kind === 'number' || kind === 'date' || kind === 'never')
        continue;
      call.expect(index, textType);
    }
    return textType;
  },
  phrase: ({ words }) => joinWords(words(), 'followed by', ' followed by '),
};
