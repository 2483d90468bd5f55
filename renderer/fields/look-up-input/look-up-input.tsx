import { type KeyboardEvent, useRef, useState } from 'react';
import { formEntries, lookUpInput } from '#engine';
import { control } from '../../field-parts/control/control.styles.ts';
import { controlProps } from '../../field-parts/control/control-props.ts';
import { counterId } from '../../field-parts/field-ids.ts';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { FieldFrame } from '../../field-parts/frame/field-frame.tsx';
import { masking } from '../../field-parts/masking/masking.ts';
import { ValueRows } from '../../field-parts/value-rows/value-rows.tsx';
import { PlainPicture } from '../../host/pictures/plain-picture.tsx';
import { Icon } from '../../theme/icon.tsx';
import { spinner } from '../../theme/spinner.styles.ts';
import {
  found as foundClass,
  foundPicture,
  lookUp,
  lookUpButton,
  lookUpCounter,
  lookUpIcon,
  lookUpText,
  lookUpWords,
} from './look-up-input.styles.ts';

export const rareField: RareField<'look-up-input'> = { component: LookUpInput, declaration: lookUpInput };

/** One line of text with a button that looks it up, and the result for the current text. */
function LookUpInput(props: FieldProps<'look-up-input'>) {
  const { field, id, texts, view, busy, registration, host } = props;
  const { buttonLabel, cutOff, looksUpWhenFull = false } = field;
  const button = useRef<HTMLButtonElement>(null);
  const [isEdited, setEdited] = useState(false);
  const [length, setLength] = useState(texts[0]?.length ?? 0);
  const [isLookedUp, setLookedUp] = useState(false);
  // A look-up that begins is always for the current text.
  if (busy && isEdited) setEdited(false);
  if (busy && !isLookedUp) setLookedUp(true);
  const isFound = view?.found === true && !isEdited && !busy;
  // A running look-up replaces the last problem.
  const problem = busy ? undefined : (props.problem ?? (isEdited ? undefined : view?.refused));
  const counter = field.counter && cutOff !== undefined ? `${length} / ${cutOff}` : undefined;
  const { mask } = field;
  const masked = mask === undefined ? undefined : masking(mask, registration.onChange);

  return (
    <FieldFrame {...props} problem={problem} announced={isLookedUp}>
      <div className={lookUp()}>
        <div className={lookUpText({ counted: counter !== undefined })}>
          <input
            {...controlProps({ ...props, problem }, counter)}
            ref={masked?.ref}
            type="text"
            className={control()}
            readOnly={busy}
            defaultValue={texts[0] ?? ''}
            placeholder={field.placeholder}
            inputMode={field.inputMode}
            maxLength={cutOff}
            autoComplete={field.autocomplete}
            enterKeyHint="search"
            spellCheck={false}
            onChange={(event) => {
              setEdited(true);
              setLookedUp(false);
              (masked ?? registration).onChange(event);
              const { length: typed } = event.target.value;
              setLength(typed);
              if (looksUpWhenFull && typed === cutOff) button.current?.click();
            }}
            onKeyDown={(event) => pressOnEnter(event, button.current)}
          />
          {counter && (
            <span id={counterId(id)} className={lookUpCounter()}>
              {counter}
            </span>
          )}
        </div>
        <button
          ref={button}
          type="submit"
          name={formEntries.press}
          value={field.name}
          formNoValidate
          formAction={`${host.action}#${id}`}
          aria-busy={busy}
          className={lookUpButton({ state: isFound ? 'found' : 'other' })}
        >
          <span className={lookUpIcon()}>
            {busy ? (
              <span className={spinner()} aria-hidden="true" />
            ) : (
              <Icon name={isFound ? 'tick' : 'search'} />
            )}
          </span>
          <span className={lookUpWords()}>{buttonLabel}</span>
        </button>
      </div>
      <div role="status">{isFound && <Found field={field} view={view} />}</div>
    </FieldFrame>
  );
}

function Found({ field, view }: Required<Pick<FieldProps<'look-up-input'>, 'field' | 'view'>>) {
  const { icon } = field.found;
  const image = icon && (icon.images[view?.icon ?? ''] ?? icon.images[icon.otherwise]);
  return (
    <div className={foundClass()}>
      {image && <PlainPicture image={image} className={foundPicture()} />}
      <ValueRows rows={view?.rows ?? []} />
    </div>
  );
}

/** The Enter key would press the form's first button; here it starts the look-up. */
function pressOnEnter(event: KeyboardEvent, button: HTMLButtonElement | null): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  button?.click();
}
