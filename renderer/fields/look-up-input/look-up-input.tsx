import { button } from '../../theme/button.classes.ts';
import { control } from '../control.classes.ts';
import { FieldFrame } from '../field-frame.tsx';
import { describedBy } from '../field-ids.ts';
import type { FieldProps } from '../field-props.ts';

/** One line of text with a button that looks it up, and what was found. */
export function LookUpInput(props: FieldProps<'look-up-input'>) {
  const { field, id, texts, required, view, problem, registration, host } = props;
  const { label, hint, buttonLabel } = field;
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} problem={problem} words={host.words}>
      <input
        {...registration}
        id={id}
        type="text"
        className={control()}
        defaultValue={texts[0] ?? ''}
        placeholder={field.placeholder}
        inputMode={field.inputMode}
        autoComplete={field.autocomplete}
        aria-required={required}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, hint, problem)}
      />
      <button type="submit" name="_press" value={field.name} className={button()}>
        {buttonLabel}
      </button>
      {view?.found === true && (
        <dl>
          {view.rows?.map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </FieldFrame>
  );
}
