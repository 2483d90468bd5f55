import { type ComponentType, type FocusEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { control } from '../../field-parts/control/control.styles.ts';
import { controlProps } from '../../field-parts/control/control-props.ts';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { FieldFrame } from '../../field-parts/frame/field-frame.tsx';
import { searchPart } from './search-part.ts';
import { waysOn } from './suggest-input.styles.ts';
import { type SuggestComboBoxProps, type Typed, typedIn } from './takeover.ts';

interface Takeover {
  readonly ComboBox: ComponentType<SuggestComboBoxProps>;
  readonly typed: Typed;
}

/**
 * Text with suggestions. It starts as a plain input, which works without JavaScript. On first focus a combo
 * box is fetched and takes over text, caret and focus; the elements around the input are kept, because a
 * visitor may already be using them. If the combo box cannot be loaded, the plain input stays.
 */
export function SuggestInput(props: FieldProps<'suggest-input'>) {
  const { field, texts, companion, footer, onAnswer, host } = props;
  const [takeover, setTakeover] = useState<Takeover>();
  const [isLooking, setLooking] = useState(false);
  const source = host.suggestions[field.suggestions.operation];
  const typing = useTyping();
  const Search = searchPart.here();

  async function fetchComboBox({ currentTarget: input }: FocusEvent<HTMLInputElement>): Promise<void> {
    if (!source) return;
    const module = await import('./suggest-combo-box.tsx').catch(() => undefined);
    await typing.finished(input);
    if (!module || !input.isConnected) return;
    // Text filled in without a key press is an answer, too.
    if (input.value !== (texts[0] ?? '')) onAnswer(input.value);
    // Synchronous, so that no key press falls between reading the input and replacing it.
    flushSync(() => setTakeover({ ComboBox: module.SuggestComboBox, typed: typedIn(input) }));
  }

  return (
    <FieldFrame {...props} working={isLooking ? field.suggestions.announce.loading : (props.working ?? '')}>
      {takeover && source ? (
        <takeover.ComboBox {...props} source={source} typed={takeover.typed} onLooking={setLooking} />
      ) : (
        <>
          <input
            {...controlProps(props)}
            type="text"
            className={control()}
            defaultValue={texts[0] ?? ''}
            placeholder={field.placeholder}
            autoComplete={field.autocomplete}
            onFocus={fetchComboBox}
            onCompositionStart={typing.compose}
            onCompositionEnd={typing.finish}
          />
          {field.suggestions.idAnswer !== undefined && (
            <input type="hidden" name={field.suggestions.idAnswer} defaultValue={companion} />
          )}
          {field.suggestions.searchLabel !== undefined && (
            <noscript>{Search && <Search {...props} />}</noscript>
          )}
        </>
      )}
      {footer && <div className={waysOn()}>{footer.buttons}</div>}
    </FieldFrame>
  );
}

/** Tracks whether a character is being composed, as in Japanese: the input must not be replaced meanwhile. */
function useTyping() {
  const [typing] = useState(() => {
    let composing = false;
    let waiting: (() => void) | undefined;
    return {
      compose: () => {
        composing = true;
      },
      finish: () => {
        composing = false;
        // The last character reaches the input after this event.
        setTimeout(() => waiting?.());
      },
      finished: (input: HTMLInputElement) =>
        composing && input.isConnected ? new Promise<void>((resolve) => (waiting = resolve)) : undefined,
    };
  });
  return typing;
}
