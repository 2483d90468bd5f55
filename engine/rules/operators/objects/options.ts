import { advise } from '../../../base/problems/suggest.ts';
import { computedNode, constantNode, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { spend } from '../../runtime/limits.ts';
import { RuleFailure } from '../../runtime/rule-failure.ts';
import { written } from '../../runtime/written.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { choiceOf, listOf, missingType, neverType, objectOf, textType } from '../../types/rule-type.ts';
import { itemOf } from '../../values/option-item.ts';
import { listInWords } from '../phrasing.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'rules',
  arity: [1, 1],
  compile: ([id]) =>
    computedNode(
      (scope) => {
        const options = scope.options(written(id));
        if (options === undefined) {
          const message = `There are no options "${written(id)}".`;
          throw new RuleFailure('rule-unknown-document', message, 'Publish them.');
        }
        spend(options.length);
        return options.map(itemOf);
      },
      [constantNode(id)],
      true,
    ),
};

export const declaration: OperatorDeclaration = {
  name: 'options',
  summary:
    'The options of an options document, as a list of objects with id, label, hint and the columns of their data.',
  example: { options: 'rooms' },
  type: (call) => {
    const id = call.literalText(0);
    if (id === undefined) return neverType;
    const options = call.context.options?.get(id);
    if (options === undefined) {
      const known = [...(call.context.options?.keys() ?? [])];
      call.report(0, 'unknown-reference', `There is no options document "${id}".`, advise(id, known));
      return missingType;
    }
    const own = { id: choiceOf(options.ids), label: textType, hint: textType };
    return listOf(objectOf({ ...options.columns, ...own }), options.ids.length);
  },
  phrase: ({ args, word }) => `the options ${listInWords(args[0]) ?? word(0)}`,
};
