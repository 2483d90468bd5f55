import { argument, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { unansweredOrFault } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { numberType, textType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { formatNumber } from '../../values/number-format.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [1, 2],
  folds: false,
  compile: (args) => {
    const number = argument(args, 0).run;
    const decimals = args[1]?.run;
    return (scope) => {
      const value = number(scope);
      const places = decimals?.(scope);
      if (typeof value !== 'number') return unansweredOrFault('a number', value);
      if (decimals !== undefined && typeof places !== 'number') return unansweredOrFault('a number', places);
      return formatNumber(value, scope.formats?.locale, typeof places === 'number' ? places : undefined);
    };
  },
};

export const declaration: OperatorDeclaration = {
  name: 'format-number',
  summary: "A number as text with separators, to so many decimals, in the manner of the page's language.",
  example: { 'format-number': [{ var: 'results.distance' }, 1] },
  type: (call) => signature(call, [numberType], textType),
  phrase: ({ word, args }) => `${word(0)} as text${args.length > 1 ? ` with ${word(1)} decimals` : ''}`,
};
