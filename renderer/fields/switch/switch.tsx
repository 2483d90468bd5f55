import { choiceHint } from '../../field-parts/choices/choice.styles.ts';
import { hintId, labelId, namedAndDescribed } from '../../field-parts/field-ids.ts';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { field as fieldClass } from '../../field-parts/frame/field.styles.ts';
import { FieldMessage } from '../../field-parts/frame/field-message.tsx';
import { switchRow, switchWords, track } from './switch.styles.ts';

/**
 * An on-off switch. The empty hidden entry after it says that it was shown, because off is an answer, too.
 */
export function Switch({ field, id, texts, problem, working, registration, host }: FieldProps<'switch'>) {
  const { label, language, hint, name } = field;
  return (
    <div className={fieldClass()}>
      <label className={switchRow()}>
        <span className={switchWords()}>
          <span id={labelId(id)} lang={language}>
            {label}
          </span>
          {hint !== undefined && (
            <>
              <br />
              <span id={hintId(id)} lang={language} className={choiceHint()}>
                {hint}
              </span>
            </>
          )}
        </span>
        <input
          {...registration}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native box says itself whether it is on.
          role="switch"
          value="true"
          defaultChecked={texts.includes('true')}
          className={track()}
          aria-invalid={problem !== undefined}
          {...namedAndDescribed(id, hint, problem)}
        />
      </label>
      <input type="hidden" name={name} value="" />
      <FieldMessage id={id} problem={problem} working={working} words={host.words} />
    </div>
  );
}
