import { advise } from '../../../base/problems/suggest.ts';
import { inWords } from '../../notation/in-words.ts';
import { computedNode, constantNode, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { spend } from '../../runtime/limits.ts';
import { RuleFailure } from '../../runtime/rule-failure.ts';
import { unansweredOrFault } from '../../runtime/unanswered.ts';
import { written } from '../../runtime/written.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { choiceOf, missingType, neverType, textType } from '../../types/rule-type.ts';
import { reportNeverEqual } from '../../types/signatures.ts';
import { property } from '../../values/property.ts';
import { listInWords } from '../phrasing.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'rules',
  arity: [2, 3],
  compile: ([id, key, column = 'label'], { compile }) => {
    const node = compile(key);
    const name = written(column);
    const inRow = name === 'id' || name === 'label' || name === 'hint';
    return computedNode(
      (scope) => {
        const wanted = node.run(scope);
        if (typeof wanted !== 'string') return unansweredOrFault('the id of an option', wanted);
        const options = scope.options(written(id));
        if (options === undefined)
          throw new RuleFailure(
            'rule-unknown-document',
            `There are no options "${written(id)}".`,
            'Publish them.',
          );
        spend(options.length);
        const option = options.find((candidate) => candidate.id === wanted);
        return property(inRow ? option : option?.data, name);
      },
      [node, constantNode(id)],
      true,
    );
  },
};

export const declaration: OperatorDeclaration = {
  name: 'lookup',
  summary: 'From an options document, the option with an id: its label, its hint, or a column of its data.',
  example: { lookup: ['rooms', { var: 'answers.room' }, 'price'] },
  type: (call) => {
    const id = call.literalText(0);
    const column = call.args.length > 2 ? call.literalText(2) : 'label';
    const key = call.expect(1, textType);
    const options = id === undefined ? undefined : call.context.options?.get(id);
    if (id === undefined || column === undefined) return neverType;
    if (options === undefined) {
      const known = [...(call.context.options?.keys() ?? [])];
      call.report(0, 'unknown-reference', `There is no options document "${id}".`, advise(id, known));
      return missingType;
    }
    reportNeverEqual(call, 1, choiceOf(options.ids), key);
    const found = column === 'id' ? choiceOf(options.ids) : undefined;
    if (found !== undefined) return found;
    const type = Object.hasOwn(options.columns, column) ? options.columns[column] : undefined;
    if (type !== undefined) return type;
    if (column === 'label' || column === 'hint') return textType;
    const columns = ['label', 'hint', ...Object.keys(options.columns)];
    call.report(
      2,
      'unknown-reference',
      `The options "${id}" have no column "${column}".`,
      advise(column, columns),
    );
    return neverType;
  },
  phrase: ({ word, args, phrase }) =>
    `the ${args.length > 2 ? inWords(written(args[2]), false) : 'label'} of ${phrase(args[1])} in ${listInWords(args[0]) ?? word(0)}`,
};
