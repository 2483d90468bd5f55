import type { ReactNode } from 'react';
import { describedBy, hintId } from '../field-ids.ts';
import type { QuestionProps } from '../field-props.ts';
import { richTextPart } from '../rich-text/rich-text-part.ts';
import { field as fieldClass, group, hint as hintClass, label as labelClass } from './field.styles.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldMessage } from './field-message.tsx';
import { infoPart } from './info-part.ts';

interface GroupFrameProps extends QuestionProps {
  /** `radiogroup` may be required and invalid as a whole; a plain group may not. */
  readonly role: 'radiogroup' | 'group';
  /** If empty, the group itself has the id of the field. */
  readonly options: readonly unknown[];
  /** `choices` take the whole width of the form; `cards` give the form the whole width of the page. */
  readonly wide?: 'choices' | 'cards' | undefined;
  readonly children: ReactNode;
}

/**
 * Frame around the choices of a group. The empty hidden entry after the choices is always sent: it lets the
 * server tell a group with nothing chosen from a group that was not shown.
 */
export function GroupFrame(props: GroupFrameProps) {
  const { field, id, role, required, problem, working, options, wide, host, children } = props;
  const { label, language, hint, hintHtml, info, name } = field;
  const RichHint = hintHtml === undefined ? undefined : richTextPart.here();
  const Info = info && infoPart.here();
  const whole =
    role === 'radiogroup' ? { 'aria-required': required, 'aria-invalid': problem !== undefined } : {};
  return (
    <fieldset
      className={group()}
      role={role}
      data-wide={wide}
      aria-describedby={describedBy(id, hint, problem)}
      {...whole}
      {...(options.length === 0 && { id, tabIndex: -1 })}
    >
      <legend className={labelClass()}>
        <FieldLabel label={label} language={language} required={required} words={host.words} />
      </legend>
      <div className={fieldClass()}>
        {hint !== undefined && hintHtml === undefined && (
          <p id={hintId(id)} lang={language} className={hintClass()}>
            {hint}
          </p>
        )}
        {hintHtml !== undefined && RichHint && (
          <RichHint id={hintId(id)} html={hintHtml} language={language} />
        )}
        {info && Info && <Info id={id} info={info} words={host.words} />}
        {children}
        <input type="hidden" name={name} value="" />
        <FieldMessage id={id} problem={problem} working={working} words={host.words} />
      </div>
    </fieldset>
  );
}
