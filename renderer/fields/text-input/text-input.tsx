import { control } from '../control.classes.ts';
import { FieldFrame } from '../field-frame.tsx';
import { describedBy } from '../field-ids.ts';
import type { FieldProps } from '../field-props.ts';
import { masking } from '../masking.ts';

/** One line of text. */
export function TextInput({
  field,
  id,
  texts,
  required,
  problem,
  registration,
  host,
}: FieldProps<'text-input'>) {
  const { label, hint, inputType = 'text' } = field;
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} problem={problem} words={host.words}>
      <input
        {...registration}
        id={id}
        type={inputType}
        className={control()}
        defaultValue={texts[0] ?? ''}
        placeholder={field.placeholder}
        inputMode={field.inputMode}
        autoComplete={field.autocomplete}
        spellCheck={inputType === 'text' && field.inputMode === undefined ? undefined : false}
        aria-required={required}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, hint, problem)}
        onChange={masking(field.mask, registration.onChange)}
      />
    </FieldFrame>
  );
}
