import { ChoiceGroup } from '../../field-parts/choices/choice-group.tsx';
import type { FieldProps, Registration } from '../../field-parts/field-props.ts';

/** Any number of choices. Where the field says so, the last ticked box cannot be unticked. */
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

/** Ticks the last box again instead of reporting an empty choice to the form. */
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
