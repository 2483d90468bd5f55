import { signatureInput } from '#engine';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { Parts } from '../../field-parts/parts/parts.tsx';

export const rareField: RareField<'signature-input'> = {
  component: SignatureInput,
  declaration: signatureInput,
};

/** The name of who signs, and the day. */
function SignatureInput(props: FieldProps<'signature-input'>) {
  const { nameLabel, dateLabel } = props.field;
  const parts = [
    { part: 'name', kind: 'text', label: nameLabel, isRequired: true, autoComplete: 'name' },
    { part: 'date', kind: 'date', label: dateLabel, isRequired: true },
  ] as const;
  return <Parts {...props} parts={parts} />;
}
