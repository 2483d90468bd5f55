import { computedNode, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { malformed } from '../../runtime/rule-failure.ts';
import { written } from '../../runtime/written.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { dateType, textType } from '../../types/rule-type.ts';
import { formatSignature } from '../../types/signatures.ts';
import { readDate } from '../../values/civil-date.ts';
import { dateInWords } from '../../values/date-in-words.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'rules',
  arity: [2, 2],
  compile: ([date, format], { compile }) => {
    const node = compile(date);
    const write = dateInWords(written(format));
    if (typeof write !== 'function') return computedNode(malformed('Its date format is not known.'), []);
    return computedNode(
      (scope) => {
        const value = readDate(node.run(scope));
        return value && write(value, scope.formats?.dateNames);
      },
      [node],
    );
  },
};

export const declaration: OperatorDeclaration = {
  name: 'format-date',
  summary:
    'A date as text, in a format such as "d MMMM yyyy" or "EEEE do MMM", with names in the language of the page.',
  example: { 'format-date': [{ var: 'answers.startDate' }, 'd MMMM yyyy'] },
  type: (call) =>
    formatSignature(
      call,
      dateType,
      dateInWords,
      'yyyy, yy, MMMM, MMM, MM, M, dd, d, do, EEEE, EEE',
      textType,
    ),
  phrase: ({ word, args }) => `${word(0)} written as ${written(args[1])}`,
};
