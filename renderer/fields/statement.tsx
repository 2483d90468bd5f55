import type { FieldInfo } from '#schemas';
import type { FormWords } from '../host/field-host.ts';
import { choice, choiceHint, choiceWords, mark } from './choice.classes.ts';
import { field as fieldClass } from './field.classes.ts';
import { describedBy, hintId } from './field-ids.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldMessage } from './field-message.tsx';
import type { Registration } from './field-props.ts';
import { infoPart } from './info-part.ts';

interface StatementProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly info?: FieldInfo | undefined;
  readonly ticked: boolean;
  readonly required: boolean;
  readonly problem: string | undefined;
  readonly registration: Registration;
  readonly words: FormWords;
}

/** A single statement with a box to tick. The empty hidden entry after it says that it was shown. */
export function Statement(props: StatementProps) {
  const { id, label, hint, info, ticked, required, problem, registration, words } = props;
  const Info = info && infoPart.here();
  return (
    <div className={fieldClass()}>
      <label className={choice({ statement: true })}>
        <input
          {...registration}
          id={id}
          type="checkbox"
          value="true"
          defaultChecked={ticked}
          className={mark({ shape: 'square' })}
          aria-required={required}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(id, hint, problem)}
        />
        <span className={choiceWords({ statement: true })}>
          <span>
            <FieldLabel label={label} required={required} words={words} />
          </span>
          {hint !== undefined && (
            <span id={hintId(id)} className={choiceHint()}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {info && Info && <Info id={id} info={info} />}
      <input type="hidden" name={registration.name} value="" />
      <FieldMessage id={id} problem={problem} words={words} />
    </div>
  );
}
