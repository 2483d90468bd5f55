import { nameInput } from '#engine';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { Parts } from '../../field-parts/parts/parts.tsx';

export const rareField: RareField<'name-input'> = { component: NameInput, declaration: nameInput };

/** The words by which browsers fill in the parts of a name. */
const tokens = {
  prefix: 'honorific-prefix',
  given: 'given-name',
  middle: 'additional-name',
  family: 'family-name',
  suffix: 'honorific-suffix',
  preferred: 'nickname',
} as const;

/** The name of a person, a box for each part. */
function NameInput(props: FieldProps<'name-input'>) {
  const { parts, autocomplete = true } = props.field;
  const shown = parts.map(({ part, label, required }) => ({
    part,
    label,
    kind: 'text' as const,
    isRequired: required === true,
    width: part === 'prefix' || part === 'suffix' ? ('short' as const) : undefined,
    autoComplete: autocomplete ? tokens[part] : 'off',
  }));
  return <Parts {...props} parts={shown} />;
}
