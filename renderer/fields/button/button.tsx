import { button } from '../../theme/button.classes.ts';
import type { FieldProps } from '../field-props.ts';

/** A button of the form that does something of its own; without JavaScript the server does it. */
export function Button({ field, id }: FieldProps<'button'>) {
  return (
    <button id={id} type="submit" name="_press" value={field.name} className={button()}>
      {field.label}
    </button>
  );
}
