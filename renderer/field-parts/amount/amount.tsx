import { css } from '../../theme/css.ts';
import { control } from '../control/control.styles.ts';
import { controlProps } from '../control/control-props.ts';
import { prefixId, unitId } from '../field-ids.ts';
import type { FieldProps } from '../field-props.ts';
import { FieldFrame } from '../frame/field-frame.tsx';
import { showAsRead } from '../masking/show-as-read.ts';

type AmountProps = FieldProps<'number-input'> | FieldProps<'money-input'>;

interface AmountParts {
  /** Shown before the number. */
  readonly prefix: string | undefined;
  /** Shown after the number. */
  readonly unit: string | undefined;
  readonly inputMode: 'numeric' | 'decimal' | undefined;
}

/** A number between its prefix and its unit. On leaving it, it is formatted as the field shows numbers. */
export function Amount({ prefix, unit, inputMode, ...props }: AmountProps & AmountParts) {
  const { field, id, texts, registration } = props;
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
          inputMode={inputMode}
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

/** The number between its prefix and its unit. Both wrap below it where space is short. */
const amount = css('amount', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
});

/** With `control`: the number itself. */
const number = css('amount-number', {
  flex: '0 1 11rem',
  width: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

const beside = css('amount-beside', { color: '$inkSoft', fontWeight: '$medium' });
