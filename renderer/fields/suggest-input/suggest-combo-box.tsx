import { QueryClientProvider } from '@tanstack/react-query';
import {
  type ChangeEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { formEntries, type Suggestion } from '#engine';
import { control } from '../../field-parts/control/control.styles.ts';
import { describedBy, labelId } from '../../field-parts/field-ids.ts';
import { serviceCache } from '../../state/service-cache.ts';
import { keyOf } from './fetch-suggestions.ts';
import { NoneFound } from './none-found.tsx';
import {
  comboBox,
  footerButton,
  footer as footerClass,
  list,
  popover,
  suggestion,
} from './suggest-input.styles.ts';
import type { SuggestComboBoxProps, Typed } from './takeover.ts';
import { useSuggestions } from './use-suggestions.ts';

/**
 * React Aria adds a style element unless one with this id exists, and a strict policy forbids that. Our
 * stylesheet contains its rule; an empty `meta` element takes the id.
 */
const pressStyle = 'react-aria-pressable-style';
if (!document.getElementById(pressStyle)) {
  const standIn = document.createElement('meta');
  standIn.id = pressStyle;
  document.head.append(standIn);
}

/** The combo box that replaces the plain input. */
export function SuggestComboBox(props: SuggestComboBoxProps) {
  return (
    <QueryClientProvider client={serviceCache()}>
      <SuggestingComboBox {...props} />
    </QueryClientProvider>
  );
}

function SuggestingComboBox(props: SuggestComboBoxProps) {
  const { field, id, texts, companion, required, problem, footer, registration, source, typed } = props;
  const { onAnswer, onCommit, onLooking } = props;
  const { idAnswer } = field.suggestions;
  const [text, setText] = useState(typed.text);
  // Only typed text is looked up, also text typed before the combo box was loaded; a choice is not.
  const [lookedUp, setLookedUp] = useState(typed.caret && typed.text !== (texts[0] ?? '') ? typed.text : '');
  const idInput = useRef<HTMLInputElement>(null);
  const [chosenId, setChosenId] = useState(typed.text === texts[0] ? companion : undefined);
  const { suggestions, state } = useSuggestions(source, field.suggestions, lookedUp);
  useEffect(() => onLooking(state === 'looking'), [onLooking, state]);
  const input = useTakenOver(typed);
  usePageInReach();
  const described = describedBy(id, field.hint, problem);

  /** Written into the form at once, too: the request that follows a choice reads it there. */
  function keepId(chosen: string | undefined): void {
    setChosenId(chosen);
    if (idInput.current) idInput.current.value = chosen ?? '';
  }

  function choose(chosen: Suggestion): void {
    setLookedUp('');
    setText(chosen.label);
    // Written into the form at once, like the id.
    if (input.current) input.current.value = chosen.label;
    keepId(chosen.id);
    onAnswer(chosen.label, idAnswer === undefined ? undefined : chosen.id);
    onCommit();
  }

  return (
    <>
      <ComboBox
        id={id}
        className={comboBox()}
        name={field.name}
        aria-labelledby={labelId(id)}
        {...(described !== undefined && { 'aria-describedby': described })}
        allowsCustomValue
        menuTrigger="input"
        validationBehavior="aria"
        isRequired={required}
        isInvalid={problem !== undefined}
        items={suggestions.map((suggestion) => ({ id: keyOf(suggestion), label: suggestion.label }))}
        inputValue={text}
        onInputChange={setText}
        // Nothing stays selected: clearing a selection would reset the text and lose what was typed
        // meanwhile.
        selectedKey={null}
        onSelectionChange={(key) => {
          const chosen = suggestions.find((suggestion) => keyOf(suggestion) === key);
          if (chosen) choose(chosen);
        }}
      >
        <Input
          className={control()}
          {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
          {...(field.autocomplete !== undefined && { autoComplete: field.autocomplete })}
          aria-invalid={problem !== undefined}
          ref={input}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            registration.onChange(event);
            setLookedUp(event.target.value);
            keepId(undefined);
          }}
          onBlur={registration.onBlur}
        />
        <SuggestionsPopover input={input}>
          <ListBox className={list()}>
            {({ id: key, label }: { readonly id: string; readonly label: string }) => (
              <ListBoxItem id={key} textValue={label} className={suggestion()}>
                {label}
              </ListBoxItem>
            )}
          </ListBox>
          {footer && (
            <div className={footerClass()}>
              {footer.fields.map(({ name, label }) => (
                // The list is outside the form that the button belongs to.
                <button
                  key={name}
                  type="submit"
                  form={input.current?.form?.id}
                  name={formEntries.press}
                  value={name}
                  className={footerButton()}
                >
                  {label}
                </button>
              ))}
            </div>
          )}
        </SuggestionsPopover>
        <OpenWithSuggestions suggestions={suggestions} />
        {(state === 'none' || state === 'failed') && (
          <NoneFound suggestions={field.suggestions} reason={state} words={props.host.words} />
        )}
      </ComboBox>
      {idAnswer !== undefined && <input ref={idInput} type="hidden" name={idAnswer} value={chosenId ?? ''} />}
    </>
  );
}

/**
 * React Aria hides the page around an open list from screen readers, although the Tab key still leads there:
 * the list is not a dialog. It spares elements marked like its own announcer.
 */
function usePageInReach(): void {
  useEffect(() => {
    for (const part of document.body.children)
      if (part instanceof HTMLElement) part.dataset.liveAnnouncer ??= '';
  }, []);
}

/** Restores caret and focus. */
function useTakenOver({ caret }: Typed) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what held at the takeover counts.
  useLayoutEffect(() => {
    if (!caret) return;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(...caret);
  }, []);
  return input;
}

/**
 * The list stays open while the page scrolls: it moves with its input, and in a small window a browser scrolls
 * to what has focus. React Aria would close it.
 */
function SuggestionsPopover({ input, children }: SuggestionsPopoverProps) {
  const state = useContext(ComboBoxStateContext);
  const close = () => {
    if (document.activeElement !== input.current) state?.close();
  };
  return (
    <Popover
      className={popover()}
      offset={6}
      containerPadding={12}
      isOpen={state?.isOpen ?? false}
      onOpenChange={close}
    >
      {children}
    </Popover>
  );
}

interface SuggestionsPopoverProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly children: ReactNode;
}

/** A combo box opens when its text changes; the suggestions arrive later. */
function OpenWithSuggestions({ suggestions }: { readonly suggestions: readonly Suggestion[] }) {
  const state = useContext(ComboBoxStateContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new suggestions open the list, nothing else does.
  useEffect(() => {
    if (suggestions.length > 0 && state?.isFocused && !state.isOpen) state.open(null, 'input');
  }, [suggestions]);
  return null;
}
