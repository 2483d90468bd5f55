import { control } from '../../field-parts/control/control.styles.ts';
import { controlProps } from '../../field-parts/control/control-props.ts';
import { prefixId, unitId } from '../../field-parts/field-ids.ts';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { FieldFrame } from '../../field-parts/frame/field-frame.tsx';
import { showAsRead } from '../../field-parts/masking/show-as-read.ts';
import { css } from '../../theme/css.ts';

/** A number between its prefix and its unit. On leaving it, it is formatted as the field shows numbers. */
export function NumberInput(props: FieldProps<'number-input'>) {
  const { field, id, texts, registration } = props;
  const { prefix, unit, value } = field;
  const native = controlProps(props);
  const described = [prefix && prefixId(id), unit && unitId(id), native['aria-describedby']];
  return (
    <FieldFrame {...props}>
      <div className={amount()}>
        {prefix !== undefined && (
          <span id={prefixId(id)} className={beside()}>
            {prefix}
          </span>
        )}
        <input
          {...native}
          type="text"
          inputMode={keyboardOf(value)}
          autoComplete={field.autocomplete}
          placeholder={field.placeholder}
          spellCheck={false}
          defaultValue={texts[0] ?? ''}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          className={`${control()} ${number()}`}
          onBlur={(event) => {
            showAsRead(field, event.currentTarget, props.host);
            registration.onBlur(event);
          }}
        />
        {unit !== undefined && (
          <span id={unitId(id)} className={beside()}>
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

/** A keypad of digits where no minus can be needed, because that of some phones has no minus key. */
function keyboardOf({ type, minimum }: FieldProps<'number-input'>['field']['value']) {
  if (typeof minimum !== 'number' || minimum < 0) return undefined;
  return type === 'integer' ? 'numeric' : 'decimal';
}

/** The number between its prefix and its unit. Both wrap below it where space is short. */
const amount = css('number-input-amount', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
});

/** With `control`: the number itself. */
const number = css('number-input-number', {
  flex: '0 1 11rem',
  width: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

const beside = css('number-input-beside', { color: '$inkSoft', fontWeight: '$medium' });
