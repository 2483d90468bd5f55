import { useRef, useState } from 'react';
import { control } from '../../field-parts/control/control.styles.ts';
import { controlProps } from '../../field-parts/control/control-props.ts';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { FieldFrame } from '../../field-parts/frame/field-frame.tsx';
import { Icon } from '../../theme/icon.tsx';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import { number, step as stepClass, stepper } from './stepper.styles.ts';

/** A small whole number: a native input between two buttons that are large enough for a finger. */
export function Stepper(props: FieldProps<'stepper'>) {
  const { field, id, texts, registration } = props;
  const [least, most] = [bound(field.value.minimum), bound(field.value.maximum)];
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(texts[0] ?? '');
  const [said, setSaid] = useState('');

  function step(by: 1 | -1): void {
    const { current } = input;
    if (!current) return;
    if (by > 0) current.stepUp();
    else current.stepDown();
    current.dispatchEvent(new Event('input', { bubbles: true }));
    // The focus is on the button, so the new value has to be announced.
    setSaid(current.value);
  }

  return (
    <FieldFrame {...props}>
      <div className={stepper()}>
        <button
          type="button"
          className={stepClass()}
          aria-label={field.fewerLabel}
          aria-controls={id}
          aria-disabled={text !== '' && Number(text) <= (least ?? Number.NEGATIVE_INFINITY)}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          {...controlProps(props)}
          ref={input}
          type="number"
          inputMode="numeric"
          step={1}
          min={least}
          max={most}
          className={`${control()} ${number()}`}
          defaultValue={texts[0] ?? ''}
          onChange={(event) => {
            setText(event.target.value);
            return registration.onChange(event);
          }}
        />
        <button
          type="button"
          className={stepClass()}
          aria-label={field.moreLabel}
          aria-controls={id}
          aria-disabled={text !== '' && Number(text) >= (most ?? Number.POSITIVE_INFINITY)}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <span role="status" className={visuallyHidden()}>
        {said}
      </span>
    </FieldFrame>
  );
}

function bound(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
