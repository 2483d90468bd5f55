import { control } from '../control.classes.ts';
import { FieldFrame } from '../field-frame.tsx';
import { describedBy } from '../field-ids.ts';
import type { FieldProps } from '../field-props.ts';

/** A small whole number. */
export function Stepper({ field, id, texts, required, problem, registration, host }: FieldProps<'stepper'>) {
  const { label, hint, value } = field;
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} problem={problem} words={host.words}>
      <input
        {...registration}
        id={id}
        type="number"
        step={1}
        min={bound(value.minimum)}
        max={bound(value.maximum)}
        className={control()}
        defaultValue={texts[0] ?? ''}
        aria-required={required}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, hint, problem)}
      />
    </FieldFrame>
  );
}

function bound(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
