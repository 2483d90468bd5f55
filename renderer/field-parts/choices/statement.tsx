import type { Link } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { controlProps } from '../control/control-props.ts';
import { hintId, labelId, namedAndDescribed } from '../field-ids.ts';
import type { QuestionProps, Registration } from '../field-props.ts';
import { field as fieldClass } from '../frame/field.styles.ts';
import { FieldLabel } from '../frame/field-label.tsx';
import { FieldMessage } from '../frame/field-message.tsx';
import { infoPart } from '../frame/info-part.ts';
import { richTextPart } from '../rich-text/rich-text-part.ts';
import { choice, choiceHint, choiceWords, mark, statementLink } from './choice.styles.ts';

interface StatementProps extends QuestionProps {
  /** Link to the text that is agreed to. */
  readonly link?: Link | undefined;
  readonly texts: readonly string[];
  readonly registration: Registration;
}

/** A single statement with a checkbox. The empty hidden entry after it tells the server that it was shown. */
export function Statement({ link, ...props }: StatementProps) {
  const { field, id, texts, required, problem, working, host } = props;
  const { label, language, hint, hintHtml, info, name } = field;
  const RichHint = hintHtml === undefined ? undefined : richTextPart.here();
  const Info = info && infoPart.here();
  return (
    <div className={fieldClass()}>
      <label className={choice({ statement: true })}>
        <input
          {...controlProps(props)}
          {...namedAndDescribed(id, hint, problem)}
          type="checkbox"
          value="true"
          defaultChecked={texts.includes('true')}
          className={mark({ shape: 'square' })}
        />
        <span className={choiceWords({ statement: true })}>
          <span id={labelId(id)}>
            <FieldLabel label={label} language={language} required={required} words={host.words} />
          </span>
          {hint !== undefined && hintHtml === undefined && (
            <span id={hintId(id)} lang={language} className={choiceHint()}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {hintHtml !== undefined && RichHint && <RichHint id={hintId(id)} html={hintHtml} language={language} />}
      {link && (
        <div className={statementLink()}>
          <Anchor href={link.href} target={link.target}>
            {link.label}
          </Anchor>
        </div>
      )}
      {info && Info && <Info id={id} info={info} words={host.words} />}
      <input type="hidden" name={name} value="" />
      <FieldMessage id={id} problem={problem} working={working} words={host.words} />
    </div>
  );
}
