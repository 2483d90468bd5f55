import { control, listArrow, listBox } from '../control.classes.ts';
import { FieldFrame } from '../field-frame.tsx';
import { describedBy } from '../field-ids.ts';
import type { FieldProps } from '../field-props.ts';

/** One choice from a native list. Its first entry stands for no choice. */
export function Select({
  field,
  id,
  texts,
  required,
  options,
  problem,
  registration,
  host,
}: FieldProps<'select'>) {
  const { label, hint } = field;
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
      <div className={listBox()}>
        <select
          {...registration}
          id={id}
          className={control({ kind: 'list' })}
          defaultValue={texts[0] ?? ''}
          autoComplete={field.autocomplete}
          aria-required={required}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(id, hint, problem)}
        >
          <option value="">{field.placeholder}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <svg className={listArrow()} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path
            d="M5 7.5l5 5 5-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </div>
    </FieldFrame>
  );
}
