import { computedNode, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { malformed } from '../../runtime/rule-failure.ts';
import { unansweredOrFault } from '../../runtime/unanswered.ts';
import { written } from '../../runtime/written.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { numberType, textType } from '../../types/rule-type.ts';
import { formatMoney, isCurrency, isKnownCurrency } from '../../values/money-format.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'rules',
  arity: [2, 3],
  compile: ([amount, currency, decimals], { compile }) => {
    const node = compile(amount);
    if (!isCurrency(currency))
      return computedNode(malformed('Its currency is not a code of three capitals.'), []);
    const places = decimals === undefined ? undefined : compile(decimals);
    const run = computedNode(
      (scope) => {
        const value = node.run(scope);
        const digits = places?.run(scope);
        if (typeof value !== 'number') return unansweredOrFault('a number', value);
        if (places !== undefined && typeof digits !== 'number') return unansweredOrFault('a number', digits);
        return formatMoney(
          value,
          scope.formats?.locale,
          currency,
          typeof digits === 'number' ? digits : undefined,
        );
      },
      places === undefined ? [node] : [node, places],
    );
    return run;
  },
};

export const declaration: OperatorDeclaration = {
  name: 'format-money',
  summary:
    "An amount as text with the sign of its currency (ISO 4217), to the currency's decimals or as many as said.",
  example: { 'format-money': [{ var: 'results.price' }, 'NZD'] },
  type: (call) => {
    call.expect(0, numberType);
    const currency = call.literalText(1);
    if (currency !== undefined && !isCurrency(currency)) {
      call.report(
        1,
        'wrong-argument-type',
        `${JSON.stringify(currency)} is not the code of a currency.`,
        'Use three capitals, such as "NZD".',
      );
    } else if (currency !== undefined && !isKnownCurrency(currency)) {
      call.report(
        1,
        'wrong-argument-type',
        `There is no currency ${JSON.stringify(currency)}, so that visitors would read the code itself.`,
        'Use a code of ISO 4217, such as "NZD".',
      );
    }
    if (call.args.length > 2) call.expect(2, numberType);
    return textType;
  },
  phrase: ({ word, args }) => `${word(0)} as an amount in ${written(args[1])}`,
};
