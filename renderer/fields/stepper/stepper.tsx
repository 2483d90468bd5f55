import { useRef, useState } from 'react';
import { stepper } from '#engine';
import { control } from '../../field-parts/control/control.styles.ts';
import { controlProps } from '../../field-parts/control/control-props.ts';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { FieldFrame } from '../../field-parts/frame/field-frame.tsx';
import { css } from '../../theme/css.ts';
import { Icon } from '../../theme/icon.tsx';
import { visuallyHidden } from '../../theme/layout.styles.ts';

export const rareField: RareField<'stepper'> = { component: Stepper, declaration: stepper };

/** A small whole number: a native input between two buttons that are large enough for a finger. */
function Stepper(props: FieldProps<'stepper'>) {
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
      <div className={stepperClass()}>
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

const stepperClass = css('stepper', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 6rem) auto',
  justifyContent: 'start',
  gap: '$2',
});

/** With `control`: the number in the middle. The buttons replace the browser's own arrows. */
const number = css('stepper-number', {
  paddingInline: '0.25rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media (scripting: enabled)': {
    '-moz-appearance': 'textfield',
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});

/** Button for one fewer or one more. Without JavaScript the browser's own arrows do this. */
const stepClass = css('stepper-step', {
  display: 'grid',
  placeContent: 'center',
  // With very large text, the number keeps some space.
  width: 'min(3.25rem, 22vw)',
  minHeight: '3.25rem',
  padding: 0,
  border: '1.5px solid $lineStrong',
  borderRadius: '$md',
  backgroundColor: '$canvas',
  color: '$ink',
  transition: 'border-color $transitions$quick, background-color $transitions$quick',
  // Avoids the delay for a double tap.
  touchAction: 'manipulation',
  '@hover': { '&:hover:not(:disabled)': { borderColor: '$ink', backgroundColor: '$paper' } },
  '&:focus-visible': { borderRadius: '$md' },
  '&:disabled, &[aria-disabled="true"]': {
    borderColor: '$line',
    backgroundColor: '$mist',
    color: '$inkFaint',
    cursor: 'not-allowed',
  },
  '@forced': {
    borderColor: 'ButtonBorder',
    '&:disabled, &[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' },
  },
  '@media (scripting: none)': { display: 'none' },
  '@print': { display: 'none' },
});
