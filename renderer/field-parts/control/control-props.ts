import { describedBy } from '../field-ids.ts';
import type { QuestionProps, Registration } from '../field-props.ts';

interface ControlledProps extends QuestionProps {
  readonly registration: Registration;
}

/**
 * Props of every native control: name, id, events, validity and description.
 * @param counter text of the counter of a text's length, where there is one
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
