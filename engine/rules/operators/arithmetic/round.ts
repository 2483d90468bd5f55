import { argument, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { finite, unansweredOrFault } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { choiceOf, numberType } from '../../types/rule-type.ts';
import { signature } from '../../types/signatures.ts';
import { round } from '../../values/rounding.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [1, 3],
  folds: true,
  compile: (args) => {
    const number = argument(args, 0).run;
    const decimals = args[1]?.run ?? (() => 0);
    const direction = args[2]?.run ?? (() => 'nearest');
    return (scope) => {
      const value = number(scope);
      const places = decimals(scope);
      return typeof value === 'number' && typeof places === 'number'
        ? finite(round(value, places, direction(scope)))
        : unansweredOrFault('numbers', value, places);
    };
  },
};

export const declaration: OperatorDeclaration = {
  name: 'round',
  summary: 'Rounds a number to so many decimals: "nearest" (halves away from zero), "up" or "down".',
  example: { round: [{ var: 'results.price' }, 2] },
  type: (call) => signature(call, [numberType, numberType, choiceOf(['nearest', 'up', 'down'])], numberType),
  phrase: ({ word, args }) => {
    const direction = args[2] === 'up' || args[2] === 'down' ? ` ${args[2]}` : '';
    const places = args[1] === undefined || args[1] === 0 ? 'a whole number' : `${word(1)} decimals`;
    return `${word(0)} rounded${direction} to ${places}`;
  },
};
