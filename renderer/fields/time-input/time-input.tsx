import { timeInput } from '#engine';
import { control } from '../../field-parts/control/control.styles.ts';
import { controlProps } from '../../field-parts/control/control-props.ts';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { FieldFrame } from '../../field-parts/frame/field-frame.tsx';
import { showAsRead } from '../../field-parts/masking/show-as-read.ts';
import { css } from '../../theme/css.ts';

export const rareField: RareField<'time-input'> = { component: TimeInput, declaration: timeInput };

/** A time of day. On leaving it, it is shown by the clock of the field. */
function TimeInput(props: FieldProps<'time-input'>) {
  const { field, texts, registration } = props;
  return (
    <FieldFrame {...props}>
      <input
        {...controlProps(props)}
        type="text"
        placeholder={field.placeholder}
        spellCheck={false}
        autoComplete="off"
        defaultValue={texts[0] ?? ''}
        className={`${control()} ${time()}`}
        onBlur={(event) => {
          showAsRead(field, event.currentTarget, props.host);
          registration.onBlur(event);
        }}
      />
    </FieldFrame>
  );
}

/** With `control`: no wider than a time needs. */
const time = css('time-input-time', { width: '8.5rem', fontVariantNumeric: 'tabular-nums' });
