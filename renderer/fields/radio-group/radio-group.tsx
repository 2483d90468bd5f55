import { ChoiceGroup } from '../../field-parts/choices/choice-group.tsx';
import type { FieldProps } from '../../field-parts/field-props.ts';

/** One choice, with all choices shown. */
export function RadioGroup(props: FieldProps<'radio-group'>) {
  return <ChoiceGroup {...props} type="radio" />;
}
