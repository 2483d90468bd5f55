import type { Formats } from '../../../base/values/formats.ts';
import { numberType } from '../../../rules/types/rule-type.ts';
import { formatMoney } from '../../../rules/values/money-format.ts';
import { numberLength } from '../answer-size.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { readText, writeNumber } from '../read-text.ts';

type MoneyInput = FieldOf<'money-input'>;

/** An amount of money: a number of units of the currency, with no more decimals than it has. */
export const moneyInput: FieldDeclaration<MoneyInput, undefined> = {
  answer: {
    types: ['number', 'integer'],
    isTyped: true,
    constraint: (field) => ({
      type: 'number',
      multipleOf: Number(`1e-${decimalsOf(field)}`),
      ...field.value,
    }),
    ruleType: () => numberType,
    size: () => ({ characters: numberLength, choices: 1 }),
    read([text], { currency }, formats) {
      const typed = text?.trim();
      if (!typed) return undefined;
      const answer = readText({ type: 'number' }, withoutCurrency(typed, currency, formats), formats);
      return typeof answer === 'number' ? answer : typed;
    },
    write(answer, field, formats) {
      if (typeof answer !== 'number') return [String(answer)];
      const decimals = Number.isInteger(answer) ? 0 : decimalsOf(field);
      return [writeNumber(answer, { decimals, thousands: true }, formats)];
    },
    show(answer, field, formats) {
      if (typeof answer !== 'number') return undefined;
      return formatMoney(answer, formats?.locale, field.currency, decimalsOf(field));
    },
  },
};

/** The sign of a currency, and whether the language writes it before the number. */
export function currencySign(currency: string, locale: string) {
  const parts = partsOf(currency, locale, 'narrowSymbol');
  const at = parts.findIndex(({ type }) => type === 'currency');
  return {
    sign: parts[at]?.value ?? currency,
    isBefore: at < parts.findIndex(({ type }) => type === 'integer'),
  };
}

/** How many decimals an amount has: those of the currency, such as 2 for dollars, 0 for yen and 3 for dinars. */
export function decimalsOf({ currency, wholeUnits }: Pick<MoneyInput, 'currency' | 'wholeUnits'>): number {
  const style = { style: 'currency', currency } as const;
  return wholeUnits ? 0 : (new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2);
}

/** An amount without the sign, code or short sign of its currency. The sign of another one stays, so that it is no number. */
function withoutCurrency(typed: string, currency: string, formats?: Formats): string {
  const locale = formats?.locale ?? 'en';
  const known = (['code', 'symbol', 'narrowSymbol'] as const).flatMap((display) =>
    [locale, 'en'].flatMap((each) =>
      partsOf(currency, each, display).flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    ),
  );
  const marks = [...new Set(known)].toSorted((one, other) => other.length - one.length);
  const [upper, found] = [typed.toUpperCase(), marks.map((mark) => mark.toUpperCase())];
  const before = found.find((mark) => upper.startsWith(mark));
  const after = found.find((mark) => upper.endsWith(mark));
  if (before !== undefined) return typed.slice(before.length).trim();
  return after === undefined ? typed : typed.slice(0, -after.length).trim();
}

function partsOf(currency: string, locale: string, currencyDisplay: 'code' | 'symbol' | 'narrowSymbol') {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1);
}
