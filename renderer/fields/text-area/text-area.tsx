import { control } from '../control.classes.ts';
import { FieldFrame } from '../field-frame.tsx';
import { describedBy } from '../field-ids.ts';
import type { FieldProps } from '../field-props.ts';

/** Several lines of text; the box grows with them. */
export function TextArea({
  field,
  id,
  texts,
  required,
  problem,
  registration,
  host,
}: FieldProps<'text-area'>) {
  const { label, hint, rows = 4 } = field;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      info={field.info}
      required={required}
      problem={problem}
      words={host.words}
    >
      <textarea
        {...registration}
        id={id}
        rows={rows}
        className={control({ kind: 'area' })}
        defaultValue={texts[0] ?? ''}
        placeholder={field.placeholder}
        autoComplete={field.autocomplete}
        aria-required={required}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, hint, problem)}
      />
    </FieldFrame>
  );
}
