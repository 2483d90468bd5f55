import type { ChangeEvent } from 'react';
import { layIntoMask } from '#engine';

/**
 * Formats typed text by an input mask and keeps the caret after the same character. Text that does not fit,
 * or is still being composed, is left unchanged.
 */
export function masking(
  mask: string,
  onChange: (event: ChangeEvent<HTMLInputElement>) => unknown,
): (event: ChangeEvent<HTMLInputElement>) => unknown {
  return (event) => {
    if (!(event.nativeEvent as InputEvent).isComposing) layInto(mask, event.target);
    return onChange(event);
  };
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
