import { numberInput } from '#engine';
import { Amount } from '../../field-parts/amount/amount.tsx';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';

export const rareField: RareField<'number-input'> = { component: NumberInput, declaration: numberInput };

/** A number between its prefix and its unit. */
function NumberInput(props: FieldProps<'number-input'>) {
  const { prefix, unit, value } = props.field;
  return <Amount {...props} prefix={prefix} unit={unit} inputMode={keyboardOf(value)} />;
}

/** A keypad of digits where no minus can be needed, because that of some phones has no minus key. */
function keyboardOf({ type, minimum }: FieldProps<'number-input'>['field']['value']) {
  if (typeof minimum !== 'number' || minimum < 0) return undefined;
  return type === 'integer' ? 'numeric' : 'decimal';
}
