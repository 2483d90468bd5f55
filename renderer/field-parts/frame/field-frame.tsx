import type { ReactNode } from 'react';
import { hintId, labelId } from '../field-ids.ts';
import type { QuestionProps } from '../field-props.ts';
import { richTextPart } from '../rich-text/rich-text-part.ts';
import { field as fieldClass, hint as hintClass, label as labelClass } from './field.styles.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldMessage } from './field-message.tsx';
import { infoPart } from './info-part.ts';

interface FieldFrameProps extends QuestionProps {
  /** Whether screen readers announce a problem that appears while the focus is elsewhere. */
  readonly announced?: boolean;
  readonly children: ReactNode;
}

/** Label, hint and message around a single control. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, id, required, problem, working, announced, host, children } = props;
  const { label, language, hint, hintHtml, info } = field;
  const RichHint = hintHtml === undefined ? undefined : richTextPart.here();
  const Info = info && infoPart.here();
  return (
    <div className={fieldClass()}>
      <label id={labelId(id)} htmlFor={id} className={labelClass()}>
        <FieldLabel label={label} language={language} required={required} words={host.words} />
      </label>
      {hint !== undefined && hintHtml === undefined && (
        <p id={hintId(id)} lang={language} className={hintClass()}>
          {hint}
        </p>
      )}
      {hintHtml !== undefined && RichHint && <RichHint id={hintId(id)} html={hintHtml} language={language} />}
      {info && Info && <Info id={id} info={info} words={host.words} />}
      {children}
      <FieldMessage id={id} problem={problem} working={working} announced={announced} words={host.words} />
    </div>
  );
}
