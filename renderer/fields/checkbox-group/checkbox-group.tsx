import { ChoiceGroup } from '../choice-group.tsx';
import type { FieldProps } from '../field-props.ts';

/** Any number of choices. */
export function CheckboxGroup(props: FieldProps<'checkbox-group'>) {
  return <ChoiceGroup {...props} type="checkbox" />;
}
