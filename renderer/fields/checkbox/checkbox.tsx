import type { FieldProps } from '../field-props.ts';
import { Statement } from '../statement.tsx';

/** A single statement to agree to. */
export function Checkbox(props: FieldProps<'checkbox'>) {
  return <Statement {...props} link={props.field.link} />;
}
