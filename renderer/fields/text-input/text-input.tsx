import { control } from '../control.classes.ts';
import { FieldFrame } from '../field-frame.tsx';
import { describedBy } from '../field-ids.ts';
import type { FieldProps } from '../field-props.ts';
import { maskingPart } from '../masking-part.ts';

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
  const { label, hint, mask, inputType = 'text' } = field;
  const masking = mask === undefined ? undefined : maskingPart.here();
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
        onChange={mask && masking ? masking(mask, registration.onChange) : registration.onChange}
      />
    </FieldFrame>
  );
}
