import { ChoiceGroup } from '../../field-parts/choices/choice-group.tsx';
import type { FieldProps } from '../../field-parts/field-props.ts';

/** A question with two answers. */
export function YesNo(props: FieldProps<'yes-no'>) {
  const { field, host } = props;
  const options = [
    { id: 'true', label: field.yesLabel || host.words.yes },
    { id: 'false', label: field.noLabel || host.words.no },
  ];
  return <ChoiceGroup {...props} options={options} type="radio" />;
}
