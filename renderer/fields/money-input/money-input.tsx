import { currencySign, decimalsOf, moneyInput } from '#engine';
import { Amount } from '../../field-parts/amount/amount.tsx';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';

export const rareField: RareField<'money-input'> = { component: MoneyInput, declaration: moneyInput };

/** An amount of money with the sign of its currency, where the language of the page writes it. */
function MoneyInput(props: FieldProps<'money-input'>) {
  const { field, host } = props;
  const { currency, value } = field;
  const { sign, isBefore } = currencySign(currency, host.formats.locale);
  const least = value?.minimum;
  // The keypads of some phones have no minus.
  const takesMinus = typeof least !== 'number' || least < 0;
  const inputMode = takesMinus ? undefined : decimalsOf(field) === 0 ? 'numeric' : 'decimal';
  const beside = { prefix: isBefore ? sign : undefined, unit: isBefore ? undefined : sign };
  return <Amount {...props} {...beside} inputMode={inputMode} />;
}
