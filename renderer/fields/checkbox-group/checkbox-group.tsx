import { ChoiceGroup } from '../../field-parts/choices/choice-group.tsx';
import type { FieldProps, Registration } from '../../field-parts/field-props.ts';

/** Any number of choices. Where the field says so, the last ticked box cannot be unticked. */
export function CheckboxGroup(props: FieldProps<'checkbox-group'>) {
  const { field, options } = props;
  const registration = excluding(options, props.registration);
  return (
    <ChoiceGroup
      {...props}
      type="checkbox"
      registration={field.keepsLast ? keepingLast(registration) : registration}
    />
  );
}

/** Unticks what the box that is ticked excludes, before the form reads the choice. */
function excluding(
  options: FieldProps<'checkbox-group'>['options'],
  { onChange, ...registration }: Registration,
): Registration {
  const isAlone = ({ value }: { value: string }) =>
    options.some(({ id, exclusive }) => exclusive && id === value);
  return {
    ...registration,
    onChange: (event) => {
      const box = event.target;
      const group = box.closest('fieldset');
      const ticked = group?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
      for (const other of box instanceof HTMLInputElement && box.checked ? ticked : [])
        if (other !== box && (isAlone(box) || isAlone(other))) other.checked = false;
      onChange(event);
    },
  };
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
