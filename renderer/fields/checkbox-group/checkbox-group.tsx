import { ChoiceGroup } from '../../field-parts/choices/choice-group.tsx';
import type { FieldProps, Registration } from '../field-props.ts';

/** Any number of choices; at least one of them, once one is ticked, where the field keeps the last. */
export function CheckboxGroup(props: FieldProps<'checkbox-group'>) {
  const { field, registration } = props;
  return (
    <ChoiceGroup
      {...props}
      type="checkbox"
      registration={field.keepsLast ? keepingLast(registration) : registration}
    />
  );
}

/** Ticks the last box again instead of telling the form that nothing is chosen any more. */
function keepingLast({ onChange, ...registration }: Registration): Registration {
  return {
    ...registration,
    onChange: (event) => {
      const box = event.target;
      const isTicked = box.closest('fieldset')?.querySelector('input:checked') !== null;
      if (!isTicked && box instanceof HTMLInputElement) box.checked = true;
      else onChange(event);
    },
  };
}
