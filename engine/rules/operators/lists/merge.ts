import type { OperatorEvaluation } from '../../runtime/compiling.ts';
import { spend } from '../../runtime/limits.ts';
import { isUnanswered } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { booleanType, listOf, type RuleType } from '../../types/rule-type.ts';
import { joinAll } from '../../types/type-relations.ts';
import { joinWords } from '../phrasing.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [1, Number.POSITIVE_INFINITY],
  folds: true,
  counts: true,
  compile: (args) => {
    const parts = args.map((part) => part.run);
    return (scope) => {
      const list: unknown[] = [];
      for (const part of parts) {
        const value = part(scope);
        if (!Array.isArray(value)) {
          if (!isUnanswered(value)) list.push(value);
          continue;
        }
        spend(value.length);
        for (const element of value) list.push(element);
      }
      return list;
    };
  },
};

export const declaration: OperatorDeclaration = {
  name: 'merge',
  summary: 'One list of the elements of several lists; a single value counts as a list of one.',
  example: { merge: [{ var: 'answers.extras' }, ['insurance']] },
  type: (call) => {
    const items: RuleType[] = [];
    for (const index of call.args.keys()) {
      const type = call.type(index);
      if (type.kind === 'unknown' || type.kind === 'null') call.expect(index, booleanType);
      else items.push(type.kind === 'list' ? type.item : type);
    }
    return listOf(joinAll(items));
  },
  phrase: ({ words }) => joinWords(words(), 'together with', ' together with '),
};
