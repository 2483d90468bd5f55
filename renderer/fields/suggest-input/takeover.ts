import type { SuggestionSource } from '#engine';
import type { FieldProps } from '../../field-parts/field-props.ts';

/** Content of the native input when the combo box replaced it. */
export interface Typed {
  readonly text: string;
  /** Position of the caret; undefined when the input had lost the focus. */
  readonly caret: readonly [start: number, end: number] | undefined;
}

/** Props of the combo box that replaces the native input. */
export interface SuggestComboBoxProps extends FieldProps<'suggest-input'> {
  readonly source: SuggestionSource;
  readonly typed: Typed;
  /** Called when looking for suggestions begins and ends. */
  readonly onLooking: (isLooking: boolean) => void;
}

/** Reads a native input that is about to be replaced. */
export function typedIn(input: HTMLInputElement): Typed {
  const focused = input.ownerDocument.activeElement === input;
  const end = input.value.length;
  return {
    text: input.value,
    caret: focused ? [input.selectionStart ?? end, input.selectionEnd ?? end] : undefined,
  };
}
