import { elementsOf } from '../../runtime/applying.ts';
import { argument, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { checkTextLength, spendText } from '../../runtime/limits.ts';
import { isUnanswered, mismatch, readable, unansweredOrFault } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { listOf, textType } from '../../types/rule-type.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [2, 2],
  folds: true,
  counts: true,
  compile: (args) => {
    const list = argument(args, 0).run;
    const separator = argument(args, 1).run;
    return (scope) => {
      const between = separator(scope);
      if (typeof between !== 'string') return unansweredOrFault('text', between);
      const parts: string[] = [];
      let length = 0;
      for (const given of elementsOf(list(scope))) {
        const element = readable(given);
        if (isUnanswered(element)) continue;
        if (typeof element !== 'string' && typeof element !== 'number') {
          return mismatch('a list of texts or numbers', [element]);
        }
        const text = String(element);
        length += text.length + between.length;
        parts.push(text);
      }
      checkTextLength(length);
      spendText(length);
      return parts.join(between);
    };
  },
};

export const declaration: OperatorDeclaration = {
  name: 'join',
  summary: 'The texts or numbers of a list with a separator between them; unanswered ones are left out.',
  example: { join: [{ var: 'answers.extras' }, ', '] },
  type: (call) => {
    const { kind } = call.expectList(0);
    if (kind !== 'number' && kind !== 'date' && kind !== 'null') call.expect(0, listOf(textType));
    call.expect(1, textType);
    return textType;
  },
  phrase: ({ word }) => `${word(0)} joined by ${word(1)}`,
};
