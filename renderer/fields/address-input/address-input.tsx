import { addressInput } from '#engine';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { Parts } from '../../field-parts/parts/parts.tsx';

export const rareField: RareField<'address-input'> = { component: AddressInput, declaration: addressInput };

/** The words by which browsers fill in the lines of an address. */
const tokens = {
  line1: 'address-line1',
  line2: 'address-line2',
  line3: 'address-line3',
  suburb: 'address-level3',
  town: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
  country: 'country-name',
} as const;

/** A postal address, a box for each line. */
function AddressInput(props: FieldProps<'address-input'>) {
  const { parts, autocomplete = true } = props.field;
  const shown = parts.map(({ part, label, required, width = part === 'postcode' ? 'short' : 'full' }) => ({
    part,
    label,
    kind: 'text' as const,
    isRequired: required === true,
    width,
    autoComplete: autocomplete ? tokens[part] : 'off',
  }));
  return <Parts {...props} parts={shown} />;
}
