import { control } from '../../field-parts/control/control.styles.ts';
import { controlProps } from '../../field-parts/control/control-props.ts';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { FieldFrame } from '../../field-parts/frame/field-frame.tsx';
import { masking } from '../../field-parts/masking/masking.ts';
import { showAsRead } from '../../field-parts/masking/show-as-read.ts';
import { remainingPart } from '../../field-parts/remaining/remaining-part.ts';
import { shownLimit } from '../../field-parts/remaining/shown-limit.ts';

export function TextInput(props: FieldProps<'text-input'>) {
  const { field, id, texts, registration, host } = props;
  const limit = shownLimit(field);
  const Remaining = limit && remainingPart.here();
  const { mask, inputType = 'text' } = field;
  return (
    <FieldFrame {...props}>
      <input
        {...controlProps(props, limit?.unit)}
        // A native number input drops text that it cannot parse before anyone can say what is wrong.
        type={inputType === 'number' ? 'text' : inputType}
        className={control()}
        defaultValue={texts[0] ?? ''}
        placeholder={field.placeholder}
        inputMode={field.inputMode ?? (inputType === 'number' ? 'decimal' : undefined)}
        maxLength={field.cutOff}
        autoComplete={field.autocomplete}
        spellCheck={inputType === 'text' && field.inputMode === undefined ? undefined : false}
        {...(mask && masking(mask, registration.onChange))}
        onBlur={(event) => {
          if (field.dateFormat !== undefined) showAsRead(field, event.currentTarget, host);
          registration.onBlur(event);
        }}
      />
      {limit && Remaining && <Remaining id={id} limit={limit} text={texts[0] ?? ''} words={host.words} />}
    </FieldFrame>
  );
}
