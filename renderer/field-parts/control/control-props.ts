import { describedBy } from '../../fields/field-ids.ts';
import type { QuestionProps, Registration } from '../../fields/field-props.ts';

interface ControlledProps extends QuestionProps {
  readonly registration: Registration;
}

/**
 * What every native control of a question bears: its name and id, what it tells the form, how it stands and what describes it.
 * @param counter what says how long the text is, where something does
 */
export function controlProps(
  { field, id, required, problem, registration }: ControlledProps,
  counter?: string,
) {
  return {
    ...registration,
    id,
    'aria-required': required,
    'aria-invalid': problem !== undefined,
    'aria-describedby': describedBy(id, field.hint, problem, counter),
  };
}
