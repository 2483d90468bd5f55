import { computedNode, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { spendText } from '../../runtime/limits.ts';
import { malformed } from '../../runtime/rule-failure.ts';
import { unansweredOrFault } from '../../runtime/unanswered.ts';
import { written } from '../../runtime/written.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { dateType, textType } from '../../types/rule-type.ts';
import { formatSignature } from '../../types/signatures.ts';
import { writeDate } from '../../values/civil-date.ts';
import { dateReader } from '../../values/date-format.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'rules',
  arity: [2, 2],
  compile: ([text, format], { compile }) => {
    const node = compile(text);
    const read = dateReader(written(format));
    if (typeof read !== 'function') return computedNode(malformed('Its date format is not known.'), []);
    return computedNode(
      (scope) => {
        const value = node.run(scope);
        if (typeof value !== 'string') return unansweredOrFault('text', value);
        spendText(value.length);
        const date = read(value);
        return date && writeDate(date);
      },
      [node],
      true,
    );
  },
};

export const declaration: OperatorDeclaration = {
  name: 'parse-date',
  summary: 'The date a text spells in a format such as "dd/MM/yyyy"; unanswered when it spells none.',
  example: { 'parse-date': [{ var: 'answers.born' }, 'dd/MM/yyyy'] },
  type: (call) => formatSignature(call, textType, dateReader, 'yyyy, MM or M, dd or d, each once', dateType),
  phrase: ({ word, args }) => `the date in ${word(0)} written as ${written(args[1])}`,
};
