import type { ChangeEvent } from 'react';
import { hasPlacesFor, layIntoMask } from '#engine';

/** Props of an input with a mask. */
interface Masked {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => unknown;
  readonly ref: (input: HTMLInputElement | null) => (() => void) | undefined;
}

/**
 * Formats text by an input mask and keeps the caret after the same character. A typed character that the mask has no
 * place for is not taken. Pasted text that does not fit is left unchanged: cut, it would be another number, so the
 * constraint refuses it. So is text that is still being composed.
 */
export function masking(mask: string, onChange: Masked['onChange']): Masked {
  const keepOut = (event: InputEvent) => {
    if (isMisfit(mask, event)) event.preventDefault();
  };
  return {
    onChange: (event) => {
      if (!(event.nativeEvent as InputEvent).isComposing) layInto(mask, event.target);
      return onChange(event);
    },
    // React's own event does not tell typing from pasting.
    ref: (input) => {
      input?.addEventListener('beforeinput', keepOut);
      return () => input?.removeEventListener('beforeinput', keepOut);
    },
  };
}

/** Whether a typed character makes a text that fitted one that does not. Text inputs always have a selection. */
function isMisfit(mask: string, { inputType, data, target }: InputEvent): boolean {
  if (inputType !== 'insertText') return false;
  const { value, selectionStart, selectionEnd } = target as HTMLInputElement;
  const text = value.slice(0, Number(selectionStart)) + data + value.slice(Number(selectionEnd));
  return hasPlacesFor(mask, value) && !hasPlacesFor(mask, text);
}

function layInto(mask: string, input: HTMLInputElement): void {
  const { value, selectionEnd } = input;
  const laid = layIntoMask(mask, value);
  if (laid === value) return;
  const end = selectionEnd ?? value.length;
  const before = characters(value.slice(0, end));
  input.value = laid;
  const caret = end === value.length ? laid.length : placeAfter(laid, before);
  input.setSelectionRange(caret, caret);
}

/** Number of typed characters in a text, not counting those of the mask. */
function characters(text: string): number {
  return text.replace(/[^\p{L}\d]/gu, '').length;
}

/** The position after the given number of typed characters. */
function placeAfter(text: string, count: number): number {
  let place = 0;
  while (characters(text.slice(0, place)) < count) place += 1;
  return place;
}
