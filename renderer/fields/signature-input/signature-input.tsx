import type { FieldProps } from '../../field-parts/field-props.ts';
import { Parts } from '../../field-parts/parts/parts.tsx';

/** The name of who signs, and the day. */
export function SignatureInput(props: FieldProps<'signature-input'>) {
  const { nameLabel, dateLabel } = props.field;
  const parts = [
    { part: 'name', kind: 'text', label: nameLabel, isRequired: true, autoComplete: 'name' },
    { part: 'date', kind: 'date', label: dateLabel, isRequired: true },
  ] as const;
  return <Parts {...props} parts={parts} />;
}
