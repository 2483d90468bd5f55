import type { ReactNode } from 'react';
import type { FieldInfo } from '#schemas';
import type { FormWords } from '../host/field-host.ts';
import { field as fieldClass, hint as hintClass, label as labelClass } from './field.classes.ts';
import { hintId, labelId } from './field-ids.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldMessage } from './field-message.tsx';
import { infoPart } from './info-part.ts';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly info: FieldInfo | undefined;
  readonly required: boolean;
  readonly problem: string | undefined;
  readonly words: FormWords;
  readonly children: ReactNode;
}

/** What stands around a single control: label, hint and message. */
export function FieldFrame({ id, label, hint, info, required, problem, words, children }: FieldFrameProps) {
  const Info = info && infoPart.here();
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
      {info && Info && <Info id={id} info={info} />}
      {children}
      <FieldMessage id={id} problem={problem} words={words} />
    </div>
  );
}
