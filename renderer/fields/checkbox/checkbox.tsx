import { Statement } from '../../field-parts/choices/statement.tsx';
import type { FieldProps } from '../../field-parts/field-props.ts';

/** A single statement to agree to. */
export function Checkbox(props: FieldProps<'checkbox'>) {
  return <Statement {...props} link={props.field.link} />;
}
