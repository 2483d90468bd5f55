import type { ReactNode } from 'react';
import type { FormWords } from '../host/field-host.ts';
import { field as fieldClass, hint as hintClass, label as labelClass } from './field.classes.ts';
import { hintId, labelId } from './field-ids.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldMessage } from './field-message.tsx';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
  readonly problem: string | undefined;
  readonly words: FormWords;
  readonly children: ReactNode;
}

/** What stands around a single control: label, hint and message. */
export function FieldFrame({ id, label, hint, required, problem, words, children }: FieldFrameProps) {
  return (
    <div className={fieldClass()}>
      <label id={labelId(id)} htmlFor={id} className={labelClass()}>
        <FieldLabel label={label} required={required} words={words} />
      </label>
      {hint !== undefined && (
        <p id={hintId(id)} className={hintClass()}>
          {hint}
        </p>
      )}
      {children}
      <FieldMessage id={id} problem={problem} words={words} />
    </div>
  );
}
